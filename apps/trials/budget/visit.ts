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

/** One response: `bytes` as transferred, compressed, with headers. */
interface Received {
  readonly kind: Kind;
  readonly bytes: number;
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

/**
 * Visits a page in a new tab without scrolling, until half a second has passed without a pending request.
 * @throws Error if that takes more than half a minute, as with a film that plays
 */
export async function visit(context: BrowserContext, path: string): Promise<Received[]> {
  const page = await context.newPage();
  try {
    const received = await countReceived(await context.newCDPSession(page));
    await page.goto(path, { waitUntil: "networkidle" });
    return [...received.values()];
  } finally {
    await page.close();
  }
}

/** The responses by request, without those from the browser's cache. */
async function countReceived(session: CDPSession): Promise<ReadonlyMap<string, Received>> {
  const received = new Map<string, Received>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (request.url.startsWith("http")) received.set(requestId, { kind: kindOfType[type ?? ""] ?? "other", bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const response = received.get(requestId);
    if (response) received.set(requestId, { ...response, bytes });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => received.delete(requestId));
  await session.send("Network.enable");
  return received;
}
