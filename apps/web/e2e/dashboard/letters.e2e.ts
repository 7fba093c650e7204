import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type DashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { keep, test } from "../support/installed-dashboard.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, field, open } from "../support/site.ts";
import { enter } from "../support/users.ts";

const path = "/dashboard?tab=letters";

test.use({ language: "sw", viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ page, account }) => enter(page, account));

/** Pastes rows and waits until their letters can be printed. */
async function paste(page: Page, t: DashboardDictionary, rows: readonly string[]): Promise<void> {
  await field(page, t.site.pasting.pasted).fill(rows.join("\n"));
  await expect(button(page, t.letters.print)).toBeEnabled();
}

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("each pasted row is a letter on sheets of its own, with the page of its level", async ({
  page,
  t: words,
  dashboardWords: t,
}) => {
  await open(page, path);
  await paste(page, t, [
    "Na\tJina\tKidato\tKumbukumbu",
    "1\tJuma Ng'ombe\tKidato cha Kwanza\tVIS-2027-001",
    "2\t<b>محمد</b> &amp; 😀\tForm 5\t=cmd|'/c calc'!A1",
    "3\tPaulo Moshi\tForm 9\tVIS-2027-003",
    "4\tPetro Massawe\tForm 1\t",
  ]);
  await expect(page.getByText(`${fill(t.letters.count, { count: 3 })}. `)).toContainText(
    fill(t.letters.withoutReference, { count: 1 }),
  );
  const problem = t.letters.problems.unknownLevel;
  await expect(page.getByText(fill(t.letters.rowOf, { row: 4, cell: "Paulo Moshi", problem }))).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);

  const sheets = page.locator("article");
  await expect(sheets.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main")).toBeHidden();
  const { letter } = t.letters;
  const [first, second, third] = await sheets.all();
  await expect(sheets).toHaveCount(3);
  for (const text of [
    words.title.full,
    fill(letter.dear, { name: "Juma Ng'ombe" }),
    words.joining.oLevel.name,
    fill(letter.reference, { reference: "VIS-2027-001" }),
    "Tsh 220,000",
    "000 0000 0000",
    letter.signature,
  ])
    await expect(first ?? sheets).toContainText(text);
  for (const text of [
    fill(letter.dear, { name: "<b>محمد</b> &amp; 😀" }),
    words.joining.aLevel.name,
    fill(letter.reference, { reference: "=cmd|'/c calc'!A1" }),
    "Tsh 230,000",
  ])
    await expect(second ?? sheets).toContainText(text);
  // The page tells whoever has no reference what to write instead of one.
  const instead = words.joining.payments.reference.split("{")[0] ?? "";
  await expect(second ?? sheets).not.toContainText(instead);
  await expect(third ?? sheets).toContainText(instead);
  await expect(third ?? sheets).not.toContainText(fill(letter.reference, { reference: "" }).trim());
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect([3, 6]).toContain(pages);
});

test("a browser that keeps the page for the button back keeps no name", async ({ page, dashboardWords: t }) => {
  await open(page, path);
  await paste(page, t, ["Zebedayo Kiwanuka\tForm 1\tZBD-77"]);
  const left = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    const fields = [...document.querySelectorAll("textarea")].map(({ value }) => value);
    return [document.body.textContent, ...fields].join();
  });
  expect(left).toContain(t.letters.print);
  expect(left).not.toContain("Zebedayo");
});

test("a reference of several letters is named", async ({ page, dashboardWords: t }) => {
  await open(page, path);
  await paste(page, t, ["Juma\t1\tVIS-1", "Petro\t5\tvis-1", "Paulo\t5\tVIS-2"]);
  await expect(page.getByText(fill(t.letters.sameReference, { references: "VIS-1" }), { exact: true })).toBeVisible();
});

test("the letters can be in the other language, which stays that of their reader alone", async ({
  page,
  dashboardWords: t,
}) => {
  const asking = page.waitForRequest(/joining\?level=o-level&lang=en$/);
  await open(page, path);
  // With cookies, the server would take the language of the address for the reader's choice.
  expect(await (await asking).headerValue("cookie")).toBeNull();
  await page.getByRole("radio", { name: t.site.english }).check();
  await paste(page, t, ["Juma,O-level,VIS-001"]);
  await expect(page.locator("article")).toContainText("Dear parents of Juma,");
  const { joining } = await loadPublicDictionary("en");
  await expect(page.locator("article")).toContainText(joining.fees);
  await expect(page.getByRole("heading", { level: 1, name: t.dashboard.tabs.letters })).toBeVisible();
});

test("the saved file has the letters, and needs nothing else", async ({ page, dashboardWords: t, context }) => {
  await open(page, path);
  await paste(page, t, ["Juma Ng'ombe;1;VIS-001", "Petro <i>Massawe</i>;5;"]);
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, t.letters.save).click()]);
  expect(file.suggestedFilename()).toMatch(/^barua-za-kujiunga-\d{4}-\d\d-\d\d\.html$/);
  const html = await readFile(await file.path(), "utf8");
  const reader = await context.newPage();
  const asked: string[] = [];
  reader.on("request", (request) => asked.push(request.url()));
  await reader.setContent(html);
  await expect(reader.locator("article")).toHaveCount(2);
  await expect(reader.locator("article").first()).toContainText("VIS-001");
  await expect(reader.locator("article").last()).toContainText("Petro <i>Massawe</i>");
  await expect(reader.locator("article svg").first()).toBeVisible();
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect([2, 4]).toContain(pagesOf(await reader.pdf({ preferCSSPageSize: true })));
  expect(asked).toEqual([]);
});

/** Everything that the browser stores of this site, as text. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [document.cookie, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    texts.push(JSON.stringify(history.state), location.href, window.name);
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
    }
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name: databaseName = "" } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(databaseName));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        texts.push(JSON.stringify([await answer(all.getAllKeys()), await answer(all.getAll())]));
      }
      database.close();
    }
    return texts.join("\n");
  });

test("no name and no reference is sent or stored, and leaving the page forgets them", async ({
  page,
  line,
  context,
  dashboardWords: t,
}) => {
  const sent: string[] = [];
  context.on("request", (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`),
  );
  await keep(page, path);
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute("data-asked", "") }));
  await paste(page, t, ["Zebedayo Kiwanuka\tForm 1\tZBD-77"]);
  await button(page, t.letters.print).click();
  await expect(page.locator("body[data-asked]")).toBeVisible();
  await page.pdf({ preferCSSPageSize: true });
  await Promise.all([page.waitForEvent("download"), button(page, t.letters.save).click()]);
  await page.getByRole("radio", { name: t.site.english }).check();
  await expect(page.locator("article")).toContainText("Zebedayo Kiwanuka");
  await expect(page.locator("article")).toContainText("Dear parents");
  const open = await stored(page);
  await page.reload();
  await expect(button(page, t.letters.print)).toBeDisabled();
  await expect(field(page, t.site.pasting.pasted)).toHaveValue("");
  const left = await stored(page);

  const everything = [...sent, ...line.asked, open, left].join("\n");
  const found = (words: readonly string[]) => words.filter((word) => everything.includes(word));
  // What is sent and stored is in there.
  const known = ["/joining?level=a-level&lang=sw", "accessToken", "Jumla ya ada", "data-build="];
  expect(found(known)).toEqual(known);
  expect(found(["Zebedayo", "Kiwanuka", "ZBD"])).toEqual([]);
});

test("sixty letters are made in flight mode, once the screen was opened", async ({ page, line, dashboardWords: t }) => {
  await keep(page, path);
  await paste(page, t, ["Juma\t1\tX"]);
  line.cut();
  await open(page, path);
  const rows = Array.from(
    { length: 60 },
    (_, index) => `Mwanafunzi ${index + 1}\tForm ${index % 2 ? 5 : 1}\tV-${index}`,
  );
  await paste(page, t, rows);
  await expect(page.getByText(t.letters.stored.split("{")[0] ?? "")).toBeVisible();
  expect([60, 120]).toContain(pagesOf(await page.pdf({ preferCSSPageSize: true })));
  await expect(page.locator("article").last()).toContainText("Tsh 230,000");
});

test("stored pages promise no day that is over", async ({ page, line, dashboardWords: t }) => {
  await keep(page, path);
  await paste(page, t, ["Juma\t1\tX"]);
  const days = (await page.locator("article [data-until]").allTextContents()).length;
  expect(days).toBeGreaterThan(0);
  line.cut();
  await page.clock.install({ time: new Date("2031-01-01T09:00:00Z") });
  await open(page, path);
  await paste(page, t, ["Juma\t1\tX"]);
  await expect(page.locator("article [data-until]")).toHaveCount(0);
  await expect(page.locator("article")).toContainText("1 Januari 2031");
});

test("of more than 500 rows none is a letter, and without the page there is none", async ({
  page,
  line,
  t: words,
  dashboardWords: t,
}) => {
  await keep(page);
  line.cut();
  await open(page, path);
  await expect(page.getByText(t.letters.failed)).toBeVisible();
  await field(page, t.site.pasting.pasted).fill("Juma\t1\tX");
  await expect(page.getByRole("cell", { name: "Juma" })).toBeVisible();
  await expect(button(page, t.letters.print)).toBeDisabled();
  line.mend();
  await button(page, words.common.retry).click();
  await expect(button(page, t.letters.print)).toBeEnabled();
  await field(page, t.site.pasting.pasted).fill("Juma\t1\tX\n".repeat(501));
  await expect(page.getByText(fill(t.letters.tooMany, { count: 501, max: 500 }))).toBeVisible();
  await expect(button(page, t.letters.print)).toBeDisabled();
});
