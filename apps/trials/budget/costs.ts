import { availableParallelism } from "node:os";
import type { Browser } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import pLimit from "p-limit";
import { measurePage, type PageCost } from "./measure-page.ts";
import { measureWorker, type WorkerCost } from "./measure-worker.ts";
import type { MeasuredPath } from "./measured-path.ts";

/** What pages cost in each language, English before Swahili. */
export function measureCosts(browser: Browser, url: string, paths: readonly MeasuredPath[]): Promise<PageCost[]> {
  const limit = pLimit(availableParallelism() * 2);
  const visits = paths.flatMap((path) => languages.map((language) => ({ path, language })));
  return limit.map(visits, ({ path, language }) => measurePage(browser, url, path, language));
}

/** What the service worker costs in each language; empty without one. */
export async function measureWorkers(browser: Browser, url: string): Promise<WorkerCost[]> {
  const costs = await Promise.all(languages.map((language) => measureWorker(browser, url, language)));
  return costs.filter((cost) => cost !== undefined);
}
