import type { Browser } from "@playwright/test";
import type { Language } from "@visiga/contracts/languages";
import type { PublicPath } from "@visiga/contracts/public-paths";
import { total } from "./received.ts";
import { asVisitor, visit } from "./visit.ts";

/** The pages that a parent looking for a school reads, in order. */
export const parentJourney = ["/", "/o-level-admission", "/contact"] as const satisfies readonly PublicPath[];

/** Bytes that a new visitor receives for the pages of the journey. */
export const measureJourney = (browser: Browser, url: string, language: Language, saver: boolean): Promise<number> =>
  asVisitor(browser, url, { language, saver }, async (visitor) => {
    let bytes = 0;
    for (const path of parentJourney) bytes += total(await visit(visitor, path));
    return bytes;
  });
