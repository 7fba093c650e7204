import { expect, test } from "vitest";
import { search as english } from "./en/search.ts";
import { search as swahili } from "./sw/search.ts";

type Page = { readonly title: string; readonly keywords: string };

/** The search words of a page, with its titles in both languages. A comma inside a number does not separate words. */
const words = ({ keywords }: Page, ...titles: string[]): string[] =>
  [...new Set([...keywords.split(/,(?!\d)/), ...titles].map((word) => word.trim().toLowerCase()))].sort();

test.each(Object.keys(english) as (keyof typeof english)[])(
  "%s is found by the same words in either language",
  (page) => {
    const titles = [english[page].title, swahili[page].title];
    expect(words(swahili[page], ...titles)).toEqual(words(english[page], ...titles));
  },
);
