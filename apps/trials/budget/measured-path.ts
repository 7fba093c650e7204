import { type VisitBudgets, visitBudgets } from "@visiga/contracts/page-budgets";
import { type PublicPath, publicPaths } from "@visiga/contracts/public-paths";
import { newestNews, newsItem } from "@visiga/web/e2e/support/listed-files.ts";

export type MeasuredPath = PublicPath | typeof newsItem;
export const measuredPaths: readonly MeasuredPath[] = [...publicPaths, newsItem];

export const pathOnSite = (url: string, path: MeasuredPath): Promise<string> | string =>
  path === newsItem ? newestNews(url) : path;

export const budgetsOf = (path: MeasuredPath): VisitBudgets => visitBudgets(path === newsItem ? "/news" : path);
