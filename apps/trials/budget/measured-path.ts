import { type VisitBudgets, visitBudgets } from "@visiga/contracts/page-budgets";
import { type PublicPath, publicPaths } from "@visiga/contracts/public-paths";
import { newestNews, newsItem } from "@visiga/web/e2e/support/listed-files.ts";

/** A page that is measured: a public one, or the page of a piece of news. */
export type MeasuredPath = PublicPath | typeof newsItem;
export const measuredPaths: readonly MeasuredPath[] = [...publicPaths, newsItem];

/** The path of a page on one server. */
export const pathOnSite = (url: string, path: MeasuredPath): Promise<string> | string =>
  path === newsItem ? newestNews(url) : path;

/** What a visit of the page may weigh. */
export const budgetsOf = (path: MeasuredPath): VisitBudgets => visitBudgets(path === newsItem ? "/news" : path);
