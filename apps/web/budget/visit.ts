import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext } from "@playwright/test";
import type { Language } from "@visiga/contracts/languages";
import { countReceived, type Received } from "./received.ts";

/** The phone that budgets are about. */
const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Visitor {
  readonly language: Language;
  /** Asks for little data, by the header and by what script sees. */
  readonly saver?: boolean;
  /** May have a service worker. Without, a visit costs the same however fast the worker starts. */
  readonly worker?: boolean;
}

/** Opens the empty cache of a new visitor. */
export async function newVisitor(browser: Browser, url: string, { language, saver, worker }: Visitor) {
  const context = await browser.newContext({
    ...phone,
    baseURL: url,
    locale: language === "sw" ? "sw-TZ" : "en-GB",
    serviceWorkers: worker ? "allow" : "block",
    ...(saver && { extraHTTPHeaders: { "save-data": "on" } }),
  });
  await context.addInitScript(stopLateTimers);
  return context;
}

/** A slide that is due after seconds is no part of a visit, however slow the machine is that measures it. */
function stopLateTimers(): void {
  for (const name of ["setTimeout", "setInterval"] as const) {
    const start = window[name] as (run: TimerHandler, delay?: number, ...rest: unknown[]) => number;
    Object.assign(window, {
      [name]: (run: TimerHandler, delay = 0, ...rest: unknown[]) => (delay < 2000 ? start(run, delay, ...rest) : 0),
    });
  }
}

const quiet = 500;
const longest = 30_000;

/**
 * Visits a page in a tab of its own and scrolls nothing.
 *
 * The visit is finished once `load` has come, the browser has drawn twice after it, so that lazy pictures near the
 * window have been asked for, and nothing has been under way for half a second.
 */
export async function visit(context: BrowserContext, path: string): Promise<Received[]> {
  const page = await context.newPage();
  try {
    const count = await countReceived(await context.newCDPSession(page));
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
    );
    const begun = performance.now();
    while (count.quietFor() < quiet) {
      if (performance.now() - begun > longest) throw new Error(`${path} still loads after ${longest / 1000} s`);
      await pause(50);
    }
    return count.received();
  } finally {
    await page.close();
  }
}
