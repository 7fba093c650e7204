import { availableParallelism } from "node:os";
import type { Browser } from "@playwright/test";
import { type Language, languages } from "@visiga/contracts/languages";
import { visitBudgets } from "@visiga/contracts/page-budgets";
import { type PublicPath, publicPaths } from "@visiga/contracts/public-paths";
import { newestNews, newsItem } from "@visiga/web/e2e/support/listed-files.ts";
import pLimit from "p-limit";
import { asVisitor, type Kind, kinds, total, visit } from "./visit.ts";

type MeasuredPath = PublicPath | typeof newsItem;
const measuredPaths: readonly MeasuredPath[] = [...publicPaths, newsItem];

export const budgetsOf = (path: MeasuredPath) => visitBudgets(path === newsItem ? "/news" : path);

export interface PageCost {
  readonly path: MeasuredPath;
  readonly language: Language;
  readonly parts: Readonly<Record<Kind, number>>;
  readonly styleSheets: number;
  readonly first: number;
  readonly second: number;
  readonly saver: number;
}

export function measureCosts(browser: Browser, url: string): Promise<PageCost[]> {
  const limit = pLimit(availableParallelism() * 2);
  const visits = measuredPaths.flatMap((path) => languages.map((language) => ({ path, language })));
  return limit.map(visits, ({ path, language }) => measurePage(browser, url, path, language));
}

/** Visits a page twice as a new visitor, and once with data saver. */
async function measurePage(browser: Browser, url: string, path: MeasuredPath, language: Language): Promise<PageCost> {
  const address = path === newsItem ? await newestNews(url) : path;
  const [first, second] = await asVisitor(browser, url, { language }, async (visitor) => [
    await visit(visitor, address),
    await visit(visitor, address),
  ]);
  const saver = await asVisitor(browser, url, { language, saver: true }, (visitor) => visit(visitor, address));
  const parts = kinds.map((part) => [part, total(first.filter(({ kind }) => kind === part))]);
  return {
    path,
    language,
    parts: Object.fromEntries(parts),
    styleSheets: first.filter(({ kind }) => kind === "style").length,
    first: total(first),
    second: total(second),
    saver: total(saver),
  };
}
