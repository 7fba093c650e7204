import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Request } from "@playwright/test";
import { type Language, languages } from "@visiga/contracts/languages";
import { screenBudgets, visitBudgets } from "@visiga/contracts/page-budgets";
import { type PublicPath, publicPaths } from "@visiga/contracts/public-paths";
import { administrator } from "@visiga/testing/server-process";
import { newestNews, newsItem } from "@visiga/web/e2e/support/listed-files.ts";
import { siteScreens, tabScreens } from "@visiga/web/e2e/support/screens.ts";
import { enter } from "@visiga/web/e2e/support/users.ts";
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

export interface ScreenCost {
  readonly path: string;
  readonly language: Language;
  readonly received: number;
  readonly budget: number;
}

const tabPaths = [...tabScreens, ...siteScreens].map(({ path }) => /^\/dashboard\?tab=\w+/.exec(path)?.[0] ?? "");
const screens: readonly (readonly [path: string, budget: number])[] = [
  ["/login", screenBudgets.login],
  ["/dashboard", screenBudgets.images],
  ...[...new Set(tabPaths)]
    .filter(Boolean)
    .map((path) => [path, path.endsWith("=letters") ? screenBudgets.letters : screenBudgets.tab] as const),
];

/** The screens of the dashboard, one after the other in one browser for each language. */
export async function measureScreens(browser: Browser, url: string): Promise<ScreenCost[]> {
  const costs = languages.map((language) =>
    asVisitor(browser, url, { language }, async (visitor) => {
      const found: ScreenCost[] = [];
      for (const [path, budget] of screens) {
        found.push({ path, language, received: total(await visit(visitor, path)), budget });
        if (path === "/login") await enter(await visitor.newPage(), administrator);
      }
      return found;
    }),
  );
  return (await Promise.all(costs)).flat();
}

export type WorkerCost = Awaited<ReturnType<typeof measureWorker>>;

const registered = 10_000;
const idleTime = 1_000;

export const measureWorkers = (browser: Browser, url: string) =>
  Promise.all(languages.map((language) => measureWorker(browser, url, language)));

/** `precache`: bytes that it loads for offline reading. */
const measureWorker = (browser: Browser, url: string, language: Language) =>
  asVisitor(browser, url, { language, worker: true }, async (visitor) => {
    const bytesByRequest = new Map<Request, number>();
    let lastChange = performance.now();
    const note = (request: Request, bytes: number) => {
      if (!request.serviceWorker()) return;
      bytesByRequest.set(request, bytes);
      lastChange = performance.now();
    };
    visitor.on("request", (request) => note(request, 0));
    visitor.on("requestfinished", async (request) => {
      // Null if the visitor was closed before the browser told the sizes.
      const sizes = await request.sizes().catch(() => null);
      if (sizes) note(request, sizes.responseBodySize + sizes.responseHeadersSize);
    });
    const page = await visitor.newPage();
    const [worker] = await Promise.all([
      visitor.waitForEvent("serviceworker", { timeout: registered }),
      page.goto("/"),
    ]);
    const precacheRequests = () => [...bytesByRequest].filter(([request]) => request.url() !== worker.url());
    const latest = performance.now() + registered;
    // The worker starts precaching when the browser is idle, which can be late on a busy machine.
    while ((precacheRequests().length === 0 && performance.now() < latest) || performance.now() - lastChange < idleTime)
      await pause(50);
    return {
      language,
      script: await scriptSize(browser, worker.url()),
      precache: precacheRequests().reduce((sum, [, bytes]) => sum + bytes, 0),
    };
  });

/** The browser does not report the size of a worker's script, so the script is opened as a page. */
const scriptSize = (browser: Browser, address: string): Promise<number> =>
  asVisitor(browser, address, { language: "en" }, async (visitor) => total(await visit(visitor, address)));
