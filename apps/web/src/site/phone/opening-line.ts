import { useLocation } from "@tanstack/react-router";
import { pathOf } from "@visiga/contracts/pages";
import { fill } from "@visiga/i18n/format";
import { useDictionary } from "#platform/words/dictionary.ts";

/** The first line of a message from a page. It names the page; for an item, the list of the item. */
export function useOpeningLine(): string {
  const { common, seo } = useDictionary();
  const [, first = ""] = useLocation().pathname.toLowerCase().split("/");
  const [, page = seo.pages.home] = Object.entries(seo.pages).find(([name]) => pathOf(name) === `/${first}`) ?? [];
  const subject = page === seo.pages.home ? page.title : fill(seo.titlePattern, { title: page.title });
  return `${fill(common.aboutPage, { page: subject })}\n`;
}
