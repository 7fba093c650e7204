import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import type { Release } from "@visiga/testing/build-release";
import { chromiumArgs, playwrightOf, provideChromium } from "@visiga/testing/chromium";
import { administrator } from "@visiga/testing/server-process";
import type { Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import { startServer } from "./measured-server.ts";
import { compareReleases, dataFolders, type Figures } from "./releases.ts";

/** A cheap phone on a poor line: the processor slowed 6 times, 400 Kbit/s, 400 ms. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowdown = 6;
/** Milliseconds between the letters that a person types into the login. */
const typing = 150;

/** What the dashboard costs its user on a slow phone, from the login with an empty cache to the form of a text. */
export async function measurePhone(releases: readonly Release[]): Promise<Table> {
  const executablePath = await provideChromium(playwrightOf(import.meta.url));
  return withFolder(async (folder) => {
    const folders = await dataFolders(releases, folder);
    return compareReleases(releases, {
      title: "dashboard on a slow phone",
      rounds: 3,
      aims: {
        "login, until it can be sent (ms)": 6000,
        "login, received (KB)": 120,
        "then to the first picture (ms)": 7000,
        "form of a picture (ms)": 2000,
        "a letter in it (ms)": 50,
        "form of a text in place (ms)": 3000,
      },
      measure: async (release) => {
        const server = await startServer(release.main, String(folders.get(release)));
        const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
        try {
          const context = await browser.newContext({
            viewport: { width: 360, height: 800 },
            deviceScaleFactor: 2,
            isMobile: true,
            hasTouch: true,
            locale: "en-GB",
            baseURL: server.url,
          });
          return await visitDashboard(context);
        } finally {
          await browser.close();
          await server.stop();
        }
      },
    });
  });
}

async function visitDashboard(context: BrowserContext): Promise<Figures> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const received = await slowDown(page, context);
  const login = await timed(() => page.goto("/login").then(() => enabled(page)));
  const bytes = received();
  await page.locator("input[type=email]").pressSequentially(administrator.email, { delay: typing });
  await page.locator("input[type=password]").pressSequentially(administrator.password, { delay: typing });
  const images = await timed(async () => {
    await page.locator("button[type=submit]").tap();
    await page.waitForFunction(() => {
      const picture = document.querySelector<HTMLImageElement>("article img");
      return picture?.complete && picture.naturalWidth > 0;
    });
  });
  const form = await timed(async () => {
    await page.getByRole("article").first().getByRole("button", { name: /^Edit/ }).tap();
    await page.locator("dialog input[name=name], dialog #name").first().waitFor();
  });
  const letter = await slowestLetter(page, page.locator("dialog input[name=name], dialog #name").first());
  await page.goto("/history");
  const edit = page.locator("[data-edit-page] a");
  await edit.waitFor();
  const text = await timed(async () => {
    await edit.tap();
    await page.frameLocator("iframe[aria-busy=false]").locator("[role=button]").first().tap();
    await page.locator("dialog :is(textarea, input)").first().waitFor();
  });
  return {
    "login, until it can be sent (ms)": login,
    "login, received (KB)": bytes / 1000,
    "then to the first picture (ms)": images,
    "form of a picture (ms)": form,
    "a letter in it (ms)": letter,
    "form of a text in place (ms)": text,
  };
}

const enabled = (page: Page) => page.locator("button[type=submit]:enabled").waitFor();

/** @returns the function that returns the bytes received until it is called, with headers */
async function slowDown(page: Page, context: BrowserContext): Promise<() => number> {
  const session: CDPSession = await context.newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowLine);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return () => bytes;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** Milliseconds from a key to the next picture on the screen: the slowest of twenty letters. */
async function slowestLetter(page: Page, input: ReturnType<Page["locator"]>): Promise<number> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new PerformanceObserver((list) => {
      const slowest = Math.max(...list.getEntries().map(({ duration }) => duration));
      dataset.letter = String(Math.max(slowest, Number(dataset.letter ?? 0)));
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await input.focus();
  await input.pressSequentially("Form Four on the hill", { delay: 2 * typing });
  return Number(await page.evaluate(() => document.documentElement.dataset.letter ?? 0));
}
