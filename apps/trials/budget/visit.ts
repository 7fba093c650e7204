import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession } from "@playwright/test";
import type { Language } from "@visiga/contracts/languages";

export const kinds = ["script", "style", "html", "font", "picture", "film", "other"] as const;
export type Kind = (typeof kinds)[number];

const kindOfType: Readonly<Record<string, Kind>> = {
  Script: "script",
  Stylesheet: "style",
  Document: "html",
  Font: "font",
  Image: "picture",
  Media: "film",
};

/** One response: `bytes` as transferred, compressed, with headers; 0 from the browser's cache. */
interface Received {
  readonly kind: Kind;
  readonly bytes: number;
  readonly open: boolean;
}

export const total = (received: readonly Received[]): number => received.reduce((sum, { bytes }) => sum + bytes, 0);

const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Visitor {
  readonly language: Language;
  /** Whether the browser requests reduced data, by header and by script. */
  readonly saver?: boolean;
  /** Whether service workers are allowed. Without them, the cost of a visit does not depend on when the worker starts. */
  readonly worker?: boolean;
}

export async function asVisitor<Result>(
  browser: Browser,
  url: string,
  { language, saver, worker }: Visitor,
  use: (visitor: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...phone,
    baseURL: url,
    locale: language === "sw" ? "sw-TZ" : "en-GB",
    serviceWorkers: worker ? "allow" : "block",
    ...(saver && { extraHTTPHeaders: { "save-data": "on" } }),
  });
  try {
    await context.addInitScript(stopLateTimers);
    return await use(context);
  } finally {
    await context.close();
  }
}

/** Slides that start seconds later are not part of a visit, even on a slow machine. */
function stopLateTimers(): void {
  for (const name of ["setTimeout", "setInterval"] as const) {
    const start = window[name] as (run: TimerHandler, delay?: number, ...rest: unknown[]) => number;
    Object.assign(window, {
      [name]: (run: TimerHandler, delay = 0, ...rest: unknown[]) => (delay < 2000 ? start(run, delay, ...rest) : 0),
    });
  }
}

const idleTime = 500;
const timeout = 30_000;

/**
 * Visits a page in a new tab without scrolling.
 *
 * The visit ends after `load`, two more frames, so that lazy pictures near the window have been requested, and half a
 * second without a pending request.
 */
export async function visit(context: BrowserContext, path: string): Promise<Received[]> {
  const page = await context.newPage();
  try {
    const count = await countReceived(await context.newCDPSession(page));
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
    );
    const startedAt = performance.now();
    while (count.quietFor() < idleTime) {
      if (performance.now() - startedAt > timeout) throw new Error(`${path} still loads after ${timeout / 1000} s`);
      await pause(50);
    }
    return count.received();
  } finally {
    await page.close();
  }
}

async function countReceived(session: CDPSession) {
  const transfers = new Map<string, Received>();
  let lastChange = performance.now();
  const change = (id: string, changed: (bytes: number) => Partial<Received>) => {
    const transfer = transfers.get(id);
    if (transfer) Object.assign(transfer, changed(transfer.bytes));
    lastChange = performance.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    if (!request.url.startsWith("http")) return;
    const bytes = (transfers.get(requestId)?.bytes ?? 0) + (redirectResponse?.encodedDataLength ?? 0);
    transfers.set(requestId, { kind: kindOfType[type ?? ""] ?? "other", bytes, open: true });
    lastChange = performance.now();
  });
  session.on("Network.responseReceived", ({ requestId, response }) =>
    change(requestId, (bytes) => ({ bytes: bytes + response.encodedDataLength })),
  );
  // A playing film never finishes loading, so its data is counted as it arrives.
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
    change(requestId, (bytes) => ({ bytes: bytes + encodedDataLength })),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) =>
    change(requestId, () => ({ bytes, open: false })),
  );
  session.on("Network.loadingFailed", ({ requestId }) => change(requestId, () => ({ open: false })));
  session.on("Network.requestServedFromCache", ({ requestId }) => transfers.delete(requestId));
  await session.send("Network.enable");

  const waiting = () => [...transfers.values()].some(({ open, kind }) => open && kind !== "film");
  return {
    received: () => [...transfers.values()],
    /** Milliseconds without a pending request, films aside. */
    quietFor: (): number => (waiting() ? 0 : performance.now() - lastChange),
  };
}
