import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { Language } from "@visiga/contracts/languages";
import type { PublicPath } from "@visiga/contracts/public-paths";
import sharp from "sharp";
import { total } from "./received.ts";
import { asVisitor, visit } from "./visit.ts";

/** The connection on which pages are filmed: 400 Kbit/s, 400 ms. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** A frame every half second until ten seconds. */
const interval = 500;
const frames = 21;

export interface Scene {
  readonly name: string;
  readonly url: string;
  readonly path: PublicPath;
}

/** Films pages while they load on a slow line and writes the strips below each other into a WebP file. */
export async function filmPages(browser: Browser, scenes: readonly Scene[], file: string): Promise<void> {
  const strips: (Scene & { pictures: string[] })[] = [];
  for (const scene of scenes) strips.push({ ...scene, pictures: await filmPage(browser, scene) });
  const page = await browser.newPage({ viewport: { width: 100 * frames + 40, height: 400 } });
  const strip = ({ name, path, pictures }: Scene & { pictures: string[] }) =>
    `<h2>${name}: ${path}</h2><div>${pictures.map((picture, index) => frame(picture, index)).join("")}</div>`;
  await page.setContent(`<style>${style}</style>${strips.map(strip).join("")}`);
  await sharp(await page.screenshot({ fullPage: true }))
    .webp({ quality: 80 })
    .toFile(file);
  await page.close();
}

const style = `body { margin: 20px; font: 16px sans-serif } h2 { margin: 0; font-size: 18px } div { display: flex; gap: 4px }
  figure { margin: 0 } img { display: block; width: 96px; height: 213px; border: 1px solid #999; box-sizing: border-box }`;

const frame = (picture: string, index: number) => `<figure><img ${picture && `src="data:image/jpeg;base64,${picture}"`}>
  <figcaption>${((index * interval) / 1000).toFixed(1)} s</figcaption></figure>`;

const filmPage = (browser: Browser, { url, path }: Scene): Promise<string[]> =>
  asVisitor(browser, url, { language: "en" }, async (visitor) => {
    const page = await visitor.newPage();
    const session = await visitor.newCDPSession(page);
    const seen: { picture: string; at: number }[] = [];
    session.on("Page.screencastFrame", ({ data, sessionId }) => {
      seen.push({ picture: data, at: performance.now() });
      session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
    });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slowLine);
    await session.send("Page.startScreencast", { format: "jpeg", quality: 80 });
    const startedAt = performance.now();
    await page.goto(path, { waitUntil: "commit" });
    await pause(startedAt + (frames - 1) * interval - performance.now());
    const times = Array.from({ length: frames }, (_, index) => startedAt + index * interval);
    return times.map((time) => seen.findLast(({ at }) => at <= time)?.picture ?? "");
  });

export const parentJourney = ["/", "/o-level-admission", "/contact"] as const satisfies readonly PublicPath[];

/** Bytes that a new visitor receives for the pages of the journey. */
export const measureJourney = (browser: Browser, url: string, language: Language, saver: boolean): Promise<number> =>
  asVisitor(browser, url, { language, saver }, async (visitor) => {
    let bytes = 0;
    for (const path of parentJourney) bytes += total(await visit(visitor, path));
    return bytes;
  });
