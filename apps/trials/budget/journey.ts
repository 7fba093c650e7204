import type { Browser } from "@playwright/test";
import type { Language } from "@visiga/contracts/languages";
import type { PublicPath } from "@visiga/contracts/public-paths";
import { total } from "./received.ts";
import { newVisitor, visit } from "./visit.ts";

/** The pages that a parent looking for a school reads, in order. */
export const parentJourney = ["/", "/o-level-admission", "/contact"] as const satisfies readonly PublicPath[];

/** Bytes that a new visitor receives for the pages of the journey. */
export async function measureJourney(
  browser: Browser,
  url: string,
  language: Language,
  saver: boolean,
): Promise<number> {
  const visitor = await newVisitor(browser, url, { language, saver });
  try {
    let bytes = 0;
    for (const path of parentJourney) bytes += total(await visit(visitor, path));
    return bytes;
  } finally {
    await visitor.close();
  }
}
