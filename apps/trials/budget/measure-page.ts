import { availableParallelism } from "node:os";
import type { Browser } from "@playwright/test";
import { type Language, languages } from "@visiga/contracts/languages";
import pLimit from "p-limit";
import { type MeasuredPath, pathOnSite } from "./measured-path.ts";
import { type Kind, kinds, type ReceivedBytes, total } from "./received.ts";
import { asVisitor, visit } from "./visit.ts";

export interface PageCost {
  readonly path: MeasuredPath;
  readonly language: Language;
  readonly parts: Readonly<Record<Kind, number>>;
  readonly styleSheets: number;
  readonly first: number;
  readonly second: number;
  readonly saver: number;
}

export function measureCosts(browser: Browser, url: string, paths: readonly MeasuredPath[]): Promise<PageCost[]> {
  const limit = pLimit(availableParallelism() * 2);
  const visits = paths.flatMap((path) => languages.map((language) => ({ path, language })));
  return limit.map(visits, ({ path, language }) => measurePage(browser, url, path, language));
}

/** Visits a page twice as a new visitor, and once with data saver. */
async function measurePage(browser: Browser, url: string, path: MeasuredPath, language: Language): Promise<PageCost> {
  const address = await pathOnSite(url, path);
  const [first, second] = await asVisitor(browser, url, { language }, async (visitor) => [
    await visit(visitor, address),
    await visit(visitor, address),
  ]);
  const saver = await asVisitor(browser, url, { language, saver: true }, (visitor) => visit(visitor, address));
  return {
    path,
    language,
    parts: partsOf(first),
    styleSheets: first.filter(({ kind }) => kind === "style").length,
    first: total(first),
    second: total(second),
    saver: total(saver),
  };
}

const partsOf = (received: readonly ReceivedBytes[]): Record<Kind, number> =>
  Object.fromEntries(kinds.map((kind) => [kind, total(received.filter((each) => each.kind === kind))])) as Record<
    Kind,
    number
  >;
