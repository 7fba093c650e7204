import { constants, inflateSync } from "node:zlib";
import { publicPaths } from "@visiga/contracts/public-paths";
import { expect } from "vitest";
import { type Journeys, press, type Tab, until, type Visit, visible } from "./tab.ts";

const menu = "dialog#menu";
const openMenu = async (tab: Tab, button = "menu") => {
  await press(tab, visible(`[data-drawer="${button}"]`));
  await until(tab, `document.querySelector("${menu}[open]")`);
};
const count = (tab: Tab, selector: string) =>
  tab.read<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
const at = (path: string) => `location.pathname === "${path}"`;

/** The number of pages, also where the driver packs the objects of the file. */
function pdfPages(pdf: Uint8Array): number {
  const file = Buffer.from(pdf).toString("latin1");
  const packed = [...file.matchAll(/\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)endstream/g)].map(([, stream = ""]) =>
    inflateSync(Buffer.from(stream, "latin1"), { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1"),
  );
  return [file, ...packed].join("").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function chooseSaver({ tab, open, t }: Visit, choice: "on" | "off"): Promise<void> {
  await open("/gallery");
  const address = await tab.read<string>(
    `document.querySelector(${JSON.stringify(`${menu} a[aria-label="${t.saver[choice]}"]`)}).getAttribute("href")`,
  );
  await open(`/gallery${address.replace(/^[^?]*/, "")}`);
}

/** Heights in the newest Chromium, by language and path. */
const newest = new Map<string, number>();

/** What is wrong with the public pages: errors, overflow, broken pictures, and heights 10 % from those of the newest Chromium. */
async function everyPage({ tab, language, open }: Visit): Promise<void> {
  const findings: string[] = [];
  tab.errors();
  for (const path of publicPaths) {
    await open(path);
    await tab.read(`[...document.images].forEach((image) => { image.loading = "eager"; })`);
    await until(tab, "[...document.images].every((image) => image.complete)");
    const { width, height, broken } = await tab.read<{ width: number; height: number; broken: string[] }>(`({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
      broken: [...document.images].filter((image) => !image.naturalWidth && image.currentSrc).map((image) => image.currentSrc),
    })`);
    const page = `${path}?lang=${language}`;
    if (!newest.has(page)) newest.set(page, height);
    const expected = newest.get(page) ?? 0;
    if (width > 360) findings.push(`${path}: ${width} pixels wide`);
    if (Math.abs(height - expected) > expected / 10) findings.push(`${path}: ${height} pixels high, not ${expected}`);
    for (const problem of [...broken, ...tab.errors()]) findings.push(`${path}: ${problem}`);
  }
  expect(findings).toEqual([]);
}

export const visitorJourneys: Journeys = {
  "every page": everyPage,
  "a wide window": async ({ tab, open, t: { title }, notTried }) => {
    const { resize } = tab;
    if (!resize) return notTried("its window is 360 pixels wide");
    await resize(1280);
    try {
      await open("/staff");
      await until(tab, visible("header a span", `${title.shortName}, ${title.place}`));
      const seen = await tab.read<Record<"title" | "arch" | "gap" | "width", number>>(`(() => {
        const style = (selector) => getComputedStyle(document.querySelector(selector));
        const link = document.querySelector('footer a[href^="tel:"]');
        const words = document.createRange();
        words.selectNodeContents(link.lastChild);
        return {
          title: parseFloat(style("h1").fontSize),
          arch: parseFloat(getComputedStyle([...document.querySelectorAll("figure img")].pop()).borderTopLeftRadius),
          gap: words.getBoundingClientRect().left - link.querySelector("svg").getBoundingClientRect().right,
          width: document.documentElement.scrollWidth,
        };
      })()`);
      expect(seen.title).toBeGreaterThan(50);
      expect(seen.title).toBeLessThan(70);
      expect(seen.arch).toBeGreaterThan(100);
      expect(seen.gap).toBeGreaterThan(8);
      expect(seen.width).toBe(1280);
      await resize(1152);
      // In the narrowest window with the whole menu each arrow is within its button.
      const beyond = await tab.read<number>(`Math.max(...[...document.querySelectorAll("header [data-top] svg")].map(
        (arrow) => arrow.getBoundingClientRect().right - arrow.closest("[data-top]").getBoundingClientRect().right))`);
      expect(beyond).toBeLessThan(0);
    } finally {
      // Else the journeys after it would fail too.
      await resize(360);
    }
  },
  "a page by the menu": async ({ tab, open, t }) => {
    await open("/");
    await openMenu(tab);
    await press(tab, visible(`${menu} summary`, t.navbar.groups["about-us"]));
    await press(tab, visible(`${menu} a[href="/staff"]`));
    await until(tab, at("/staff"));
  },
  "a page by search": async ({ tab, open, t }) => {
    await open("/");
    await openMenu(tab, "search");
    await tab.type(visible(`${menu} input[name=q]`), t.search.history.title);
    await press(tab, visible(`${menu} [role=option][href="/history"]`));
    await until(tab, at("/history"));
  },
  "the dark theme, on the next page too": async ({ tab, open }) => {
    await open("/");
    await openMenu(tab);
    await press(tab, visible(`${menu} [data-theme-toggle]`));
    await until(tab, `document.documentElement.classList.contains("dark")`);
    await open("/news");
    await until(tab, `document.documentElement.classList.contains("dark")`);
    const color = await tab.read<string>("getComputedStyle(document.body).backgroundColor");
    await tab.read(`localStorage.removeItem("theme")`);
    await open("/news");
    expect(await tab.read("getComputedStyle(document.body).backgroundColor")).not.toBe(color);
  },
  "the other language": async ({ tab, open, language }) => {
    await open("/history");
    const title = await tab.read<string>(`document.querySelector("h1").textContent`);
    await press(tab, visible("[data-language]"));
    await until(tab, `document.documentElement.lang === "${language === "en" ? "sw" : "en"}"`);
    await until(tab, `document.querySelector("h1").textContent !== ${JSON.stringify(title)}`);
  },
  "the gallery with full size": async ({ tab, open }) => {
    await open("/gallery");
    const view = "dialog[data-full-size][open]";
    await press(tab, visible("main [data-items] a[id]"));
    await until(tab, `document.querySelector("${view} img").naturalWidth`);
    await press(tab, visible(`${view} [data-turn="1"]`));
    await until(tab, `location.hash.slice(1) === document.querySelectorAll("main [data-items] a[id]")[1].id`);
    await press(tab, visible(`${view} [data-close]`));
    await until(tab, `!document.querySelector("${view}")`);
  },
  "more of a list": async ({ tab, open }) => {
    await open("/alumni");
    const before = await count(tab, "main [data-items] > *");
    await press(tab, visible("main a[data-more]"));
    await until(tab, `document.querySelectorAll("main [data-items] > *").length > ${before}`);
  },
  "the data saver, on and off": async (visit) => {
    await chooseSaver(visit, "on");
    expect(await count(visit.tab, "html[data-saver]")).toBe(1);
    // A picture from the memory of the browser has no size.
    const pictures = `performance.getEntriesByType("resource").filter((each) => each.initiatorType === "img" && each.transferSize).length`;
    expect(await visit.tab.read(pictures)).toBe(0);
    await chooseSaver(visit, "off");
    expect(await count(visit.tab, "html[data-saver]")).toBe(0);
  },
  "fees and joining, printed": async ({ tab, open, notTried }) => {
    await open("/joining?level=o-level");
    if (!tab.print) return notTried("its driver does not print");
    const pages = pdfPages(await tab.print());
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(2);
  },
  "the removal of a picture, asked for": async ({ tab, open, t }) => {
    await open("/gallery");
    const id = await tab.read<string>(`document.querySelector("main [data-items] a[id]").id`);
    await open(`/removal?file=${id}`);
    await press(tab, visible("main form [type=submit]"));
    await until(tab, `document.querySelector("h1").textContent === ${JSON.stringify(t.removal.sentTitle)}`);
  },
};

/** Stops the server, so it comes last. */
export const offlineJourney: Journeys = {
  "a page that was never read, offline": async ({ tab, open, t, stopServer, notTried }) => {
    await open("/history");
    if (!(await tab.read<boolean>("Boolean(navigator.serviceWorker)"))) return notTried("it has no service workers");
    const cached = (cache: string) =>
      `(caches.open("${cache}").then((cache) => cache.keys()).then((keys) => { window.cached = keys.map(({ url }) => url); }), window.cached || [])`;
    await until(tab, `${cached("pages-1")}.some((url) => url.includes("/contact?"))`);
    await open("/gallery");
    await until(tab, `${cached("pictures-1")}.some((url) => url.includes("/media/"))`);
    await stopServer();
    await open("/contact");
    await until(tab, visible("[data-kept-notice]"));
    expect(await tab.read<string>(`document.querySelector("h1").textContent`)).toBe(t.contact.title);
  },
};
