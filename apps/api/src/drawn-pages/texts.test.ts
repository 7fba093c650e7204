import { beforeAll, expect, test } from "vitest";
import { documented } from "./documented-texts.ts";
import { type DrawnSite, readOnlySite } from "./drawn-site.ts";
import { missingPhrases, pageTexts } from "./page-texts.ts";

let site: DrawnSite;
beforeAll(async () => {
  site = await readOnlySite();
});

test.each(documented)(
  "every documented text is on $path, word for word",
  async ({ path, texts = [], phrases = [] }) => {
    const { $ } = await site.read(path);
    const written = pageTexts($);
    expect(
      texts.filter((text) => !written.has(text)),
      "whole texts",
    ).toEqual([]);
    expect(missingPhrases(written, phrases), "phrases").toEqual([]);
  },
);
