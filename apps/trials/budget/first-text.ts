import type { Browser } from "@playwright/test";
import { median, Table } from "@visiga/testing/table";
import { asVisitor } from "./visit.ts";

const paths = ["/", "/news", "/joining", "/history"] as const;
const rounds = 5;

/** 400 Kbit/s, 400 ms. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/**
 * Milliseconds until the first text of a page with data saver on a slow line, as medians of five visits with an empty
 * cache in turn: with its style sheets requested, as later pages are, and with them inside, as an address that was sent.
 */
export async function firstTextTable(browser: Browser, url: string): Promise<Table> {
  const table = new Table("first text with data saver", "style requested", "style inside");
  for (const path of paths) {
    const requested: number[] = [];
    const inside: number[] = [];
    for (let round = 0; round < rounds; round++) {
      requested.push(await firstText(browser, url, path, true));
      inside.push(await firstText(browser, url, `${path}?saver=on`, false));
    }
    table.add(path, ...[requested, inside].map((times) => `${Math.round(median(times) / 10) * 10} ms`));
  }
  return table;
}

const firstText = (browser: Browser, url: string, path: string, saver: boolean): Promise<number> =>
  asVisitor(browser, url, { language: "en", saver }, async (context) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", slowLine);
    await page.goto(path);
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    return (await paint.jsonValue()) ?? 0;
  });
