import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { schema } from "@visiga/api/src/schema.ts";
import { openExistingDatabase } from "@visiga/keeper/src/database/existing-database.ts";
import { freePort } from "@visiga/system/free-port";
import { chromiumArgs, playwrightOf, provideChromium } from "@visiga/testing/chromium";
import { administrator } from "@visiga/testing/server-process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DevelopmentServer } from "./development-server.ts";
import { makeWorkingCopy, type WorkingCopy } from "./working-copy.ts";

let copy: WorkingCopy;
let server: DevelopmentServer;
let browser: Browser;
let english: Page;
const seconds: Record<string, number> = {};

/** Measures a step. The durations are printed at the end. */
async function timed<Result>(name: string, act: () => PromiseLike<Result>): Promise<Result> {
  const started = performance.now();
  const result = await act();
  seconds[name] = Math.round(performance.now() - started) / 1000;
  return result;
}

/** Timeout of one change in milliseconds. Generous, because other tests run at the same time. */
const maxWait = 90_000;
const polling = { timeout: maxWait, interval: 20 };

/** The next connection of a page to Vite, which reloads it after a change. */
const connection = (page: Page) =>
  page.waitForEvent("console", {
    predicate: (message) => message.text() === "[vite] connected.",
    timeout: polling.timeout,
  });

async function open(path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(maxWait);
  const connected = connection(page);
  await page.goto(server.url + path);
  await connected;
  await page.locator("html[data-ready]").waitFor();
  await mark(page);
  return page;
}

/** Runs SQL in the database, which the development server keeps running. */
async function changeDatabase(sql: string): Promise<void> {
  const dataDir = join(copy.folder, "apps/keeper/data");
  const { dataSource, close } = await openExistingDatabase({ databaseUrl: undefined, dataDir }, schema, console.error);
  await dataSource.query(sql).finally(close);
}

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }));
/** Width of the line below the first item of the page. */
const border = (page: Page) =>
  page.evaluate<string>("getComputedStyle(document.querySelector('main li')).borderBottomWidth");
const isMarked = (page: Page) => page.evaluate(() => "marked" in globalThis);

beforeAll(async () => {
  const executablePath = await provideChromium(playwrightOf(import.meta.url));
  copy = await timed("installed", makeWorkingCopy);
  server = new DevelopmentServer(copy.folder, await freePort());
  await timed("first page", () => server.served());
  browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  english = await open("/pillars");
});

afterAll(async () => {
  console.table(seconds);
  await browser?.close();
  await server?.interrupt();
  await copy?.remove();
});

test("a change of a component reloads the open page and keeps its scroll position", async () => {
  await english.evaluate("scrollTo(0, 300)");
  await copy.edit("pillars-article.tsx", "<KangaBorder ", "<p>A new paragraph</p><KangaBorder ");
  await timed("component", () => english.getByText("A new paragraph").waitFor());
  await english.locator("html[data-ready]").waitFor();
  expect(await isMarked(english)).toBe(false);
  await expect.poll(() => english.evaluate<number>("scrollY"), polling).toBe(300);
});

test("a change of a style appears in the open page without a reload", async () => {
  await mark(english);
  expect(await border(english)).toBe("1px");
  await copy.edit("pillars-article.module.css", "border-bottom: var(", "border-bottom: 7px solid; --unused: var(");
  await timed("style", () => expect.poll(() => border(english), polling).toBe("7px"));
  expect(await isMarked(english)).toBe(true);
});

test("a page with the data saver on has its styles but not the script that reloads it", async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.url}/pillars?saver=on`);
  expect(await border(page)).toBe("7px");
  await expect(page.locator("script[src]").count()).resolves.toBe(0);
});

test.each([
  { language: "en", before: "Prayer, discipline, education", after: "First prayer, then discipline, education" },
  { language: "sw", before: "Sala, nidhamu, elimu", after: "Kwanza sala, kisha nidhamu, elimu" },
])("a change of a text ($language) appears in the open page and in the server's response", async (words) => {
  const { language, before, after } = words;
  const page = language === "en" ? english : await open("/pillars?lang=sw");
  await page.getByText(before).waitFor();
  await copy.edit(`${language}/about.ts`, before, after);
  await timed(`word (${language})`, () => page.getByText(after).waitFor());
  const rendered = await fetch(`${server.url}/pillars?lang=${language}`);
  expect(await rendered.text()).toContain(after);
});

test("a change of a dashboard component appears without a reload, and keeps what was typed", async () => {
  const page = await open("/login");
  await page.locator("#email").fill(administrator.email);
  await page.locator("#password").fill(administrator.password);
  await page.locator("#password").press("Enter");
  await page.waitForURL("**/dashboard");
  await page.getByRole("article").first().waitFor();
  await mark(page);
  const search = page.getByRole("searchbox");
  await search.fill("a");
  await copy.edit("technical-skills.tsx", "{skills.title}</h2>", "{skills.title}</h2><p>A new line of the tab</p>");
  await timed("dashboard", () => page.getByText("A new line of the tab").waitFor());
  expect(await search.inputValue()).toBe("a");

  // The next test needs the connection of this page.
  const connected = connection(english);
  await copy.edit("pillars-article.tsx", "A new paragraph", "A changed paragraph");
  await english.getByText("A changed paragraph").waitFor();
  await connected;
  expect(await isMarked(page)).toBe(true);
});

test("no change of a web source has restarted the API", () => {
  expect(server.starts).toBe(1);
});

test("a component that throws is shown with its source, and the page reloads when mended", async () => {
  const page = await open("/history");
  const begin = "export function HistoryArticle() {";
  const fault = `throw new TypeError("<by hand>");`;
  const connected = connection(page);
  await copy.edit("history-article.tsx", begin, `${begin} ${fault}`);
  await timed("failure", () => page.getByText("TypeError: <by hand>").waitFor());
  expect(await page.locator("pre").last().textContent()).toMatch(/> +\d+ .*throw new TypeError\("<by hand>"\)/);
  expect((await fetch(`${server.url}/history`)).status).toBe(500);
  await connected;
  await copy.edit("history-article.tsx", fault, "/* mended by hand */".padEnd(fault.length));
  await timed("mended", () => page.locator("html[data-ready]").waitFor());
});

test("a change of an API source refuses no request, and the open page reloads", async () => {
  const postgres = () => readFile(join(copy.folder, "apps/keeper/data/postgres/postmaster.pid"), "utf8");
  const before = await postgres();
  const messages: string[] = [];
  english.on("console", (message) => messages.push(message.text()));
  await mark(english);
  await copy.edit("http/security-headers.ts", `"x-frame-options": "DENY"`, `"x-frame-options": "SAMEORIGIN"`);
  const policy = async () => (await fetch(`${server.url}/healthz`)).headers.get("x-frame-options");
  await timed("API", async () => {
    while ((await policy()) !== "SAMEORIGIN") await pause(20);
  });
  expect(await postgres()).toBe(before);
  await expect.poll(() => server.starts, polling).toBe(2);
  await expect.poll(() => isMarked(english).catch(() => true), polling).toBe(false);
  await english.locator("html[data-ready]").waitFor();
  expect(messages).not.toContainEqual(expect.stringContaining("connection lost"));
  await copy.edit("pillars-article.tsx", "A changed paragraph", "A paragraph changed again");
  await timed("component after the restart", () => english.getByText("A paragraph changed again").waitFor());
});

test.each([
  { name: "that cannot be translated", fault: "const = 1;", shown: 'Expected identifier but found "="' },
  { name: "that ends the start", fault: 'throw new RangeError("<by hand>");', shown: "RangeError: <by hand>" },
])("a fault of an API source $name is shown with its place until it is mended", async (example) => {
  const begin = "const minute = 60_000;";
  await copy.edit("src/start-site.ts", begin, `${begin} ${example.fault}`);
  await timed(`fault ${example.name}`, () => english.getByText(example.shown).first().waitFor());
  expect(await english.locator("pre").first().textContent()).toMatch(/start-site\.ts:\d+/);
  expect((await fetch(server.url, { headers: { accept: "text/html" } })).status).toBe(500);
  await copy.edit("src/start-site.ts", example.fault, "/* mended by hand */".padEnd(example.fault.length));
  await timed(`mended ${example.name}`, () => english.locator("html[data-ready]").waitFor());
});

test("a change of the contracts restarts the API", async () => {
  const description = async () =>
    fetch(`${server.url}/api/openapi.json`).then(
      (answer) => answer.text(),
      () => "",
    );
  expect(await description()).not.toContain(`"maxLength":234`);
  await copy.edit("contracts/src/entry-fields.ts", "requiredLine(200,", "requiredLine(234,");
  await timed("contracts", () => expect.poll(description, polling).toContain(`"maxLength":234`));
  await expect.poll(() => server.starts, polling).toBe(5);
});

test("the first start says what takes long", () => {
  expect(server.output).toMatch(/Encoding the artwork's pictures, once/);
  expect(server.output).toMatch(/Creating a database with demo content in .*apps\/keeper\/data, once/);
});

test("a start with a database of another branch says so and what to do", async () => {
  await changeDatabase(
    "INSERT INTO migrations (timestamp, name) VALUES (1900000000001, 'OfAnotherBranch1900000000001')",
  );
  await server.interrupt();
  server = new DevelopmentServer(copy.folder, Number(new URL(server.url).port));
  await expect
    .poll(() => server.output, polling)
    .toMatch(
      /migrations that this branch lacks \(OfAnotherBranch1900000000001\): switch back, or delete apps\/keeper\/data/,
    );
  await changeDatabase("DELETE FROM migrations WHERE timestamp = 1900000000001");
  await server.interrupt();
  server = new DevelopmentServer(copy.folder, Number(new URL(server.url).port));
  await server.served();
});

test("Ctrl+C stops everything, so that the next start finds its port and its database free", async () => {
  await timed("stopped", () => server.interrupt());
  await expect(fetch(server.url)).rejects.toThrow();
  server = new DevelopmentServer(copy.folder, Number(new URL(server.url).port));
  await timed("first page, second start", () => server.served());
  await expect.poll(() => server.starts, polling).toBe(1);
});
