import type { Locator, Page } from "@playwright/test";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { createAccount, enter, speaks } from "./accounts.ts";
import { administrator } from "./administrator.ts";
import { test } from "./own-server.ts";
import { expect, open } from "./site.ts";

const [en, sw] = await Promise.all([loadPublicDictionary("en"), loadPublicDictionary("sw")]);

/** Opens a section of the Site tab and waits until its values are there. */
async function openSection(page: Page, section: string): Promise<void> {
  await open(page, `/dashboard?tab=site&section=${section}`);
  await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
}

const value = (page: Page, name: string): Locator => page.getByRole("group", { name });
const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });

async function save(page: Page, t: { site: { save: string; saved: string } }): Promise<void> {
  await button(page, t.site.save).first().click();
  await expect(page.getByText(t.site.saved)).toBeVisible();
}

/** What visitors read under a path, in one language. */
async function read(page: Page, path: string, language: "en" | "sw"): Promise<Locator> {
  await open(page, `${path}?lang=${language}`);
  return page.getByRole("main");
}

test.beforeEach(async ({ page }) => {
  await enter(page, administrator);
});

test("the rector’s message is edited in both languages, read in both, and rolled back with one click", async ({
  page,
  dashboardWords: t,
}) => {
  await openSection(page, "message");
  const message = value(page, t.site.keys.rectorMessage);
  const english = message.getByLabel(t.site.english, { exact: true });
  const before = await english.inputValue();
  await expect(message.getByText(t.site.tags.sample)).toBeVisible();
  await english.fill("A new message.\n\nIts second paragraph.");
  await message.getByLabel(t.site.swahili, { exact: true }).fill("Ujumbe mpya.");
  await expect(message.getByText(t.site.unsaved)).toBeVisible();
  await save(page, t);
  await expect(message.getByText(t.site.tags.sample)).toHaveCount(0);

  await expect(await read(page, "/msg", "sw")).toContainText("Ujumbe mpya.");
  await expect(await read(page, "/msg", "en")).toContainText("Its second paragraph.");

  await openSection(page, "message");
  await button(message, t.site.versions.show).click();
  const versions = page.getByRole("dialog", { name: t.site.versions.title });
  await expect(versions.getByRole("listitem")).toHaveCount(1);
  await button(versions, t.site.versions.returnTo).click();
  await expect(page.getByText(t.site.versions.returned)).toBeVisible();
  await expect(english).toHaveValue(before);
  const firstParagraph = String(before.split("\n")[0]);
  await expect(await read(page, "/msg", "en")).toContainText(firstParagraph);
  await expect(page.getByText("Its second paragraph.")).toHaveCount(0);
});

test("35 names come from a spreadsheet, and what is missing is marked before they replace the list", async ({
  page,
  dashboardWords: t,
}) => {
  const { roster, keys, columns } = t.site;
  const names = Array.from({ length: 35 }, (_, index) => `Pasted Student ${String(index + 1).padStart(2, "0")}`);
  await openSection(page, "rosters");

  await button(value(page, keys.deceasedStudents), roster.paste).click();
  const pasting = page.getByRole("dialog", { name: roster.paste });
  await pasting.getByLabel(roster.pasted, { exact: true }).fill("A\tSample Parish 01\r\nB\r\n");
  await expect(pasting.getByText(fill(roster.toLookAt, { count: 2, wrong: 1 }))).toBeVisible();
  await expect(pasting.getByRole("cell", { name: roster.noParish })).toBeVisible();
  await button(pasting, t.images.confirm.cancel).click();

  await button(value(page, keys.firstStudents), roster.paste).click();
  await pasting.getByLabel(roster.pasted, { exact: true }).fill([columns.name, ...names, "", ""].join("\r\n"));
  await expect(pasting.getByText(fill(roster.read, { count: 35 }))).toBeVisible();
  await button(pasting, roster.replaceAll).click();
  await expect(page.getByText(roster.replaced)).toBeVisible();
  await save(page, t);
  const history = await read(page, "/history", "en");
  for (const name of [names[0], names[34]]) await expect(history.getByText(String(name))).toBeVisible();
});

test("an announcement stands on the home page in both languages until it is removed", async ({
  page,
  browser,
  dashboardWords: t,
}) => {
  const { announcements: words } = t.site;
  await openSection(page, "announcements");
  await button(page, words.add).click();
  await button(page, t.site.save).first().click();
  await expect(page.getByText(t.errors.issue.date_invalid)).toBeVisible();
  const first = page.getByRole("listitem").filter({ hasText: fill(words.number, { number: 1 }) });
  await first.getByLabel(`${words.text}, ${t.site.english}`).fill("Interviews are held in December.");
  await first.getByLabel(`${words.text}, ${t.site.swahili}`).fill("Usaili utafanyika Desemba.");
  await first.getByLabel(words.until, { exact: true }).fill("2099-12-31");
  await first.getByLabel(words.link, { exact: true }).selectOption("/o-level-admission");
  await first.getByLabel(`${words.linkText}, ${t.site.english}`).fill("What to bring");
  await first.getByLabel(`${words.linkText}, ${t.site.swahili}`).fill("Vya kuleta");
  await expect(first.getByText(words.shown, { exact: true })).toBeVisible();
  await save(page, t);

  const swahili = await read(page, "/", "sw");
  await expect(swahili.getByRole("complementary", { name: sw.home.announcement.label })).toContainText(
    "Usaili utafanyika Desemba. Vya kuleta",
  );
  const home = await read(page, "/", "en");
  const bar = home.getByRole("complementary", { name: en.home.announcement.label });
  await expect(bar).toContainText("Interviews are held in December. What to bring");
  await expect(bar.getByRole("link")).toHaveAttribute("href", "/o-level-admission");

  const still = await browser.newContext({ javaScriptEnabled: false });
  const scriptless = await still.newPage();
  await scriptless.goto("/");
  await expect(scriptless.getByText("Interviews are held in December.")).toBeVisible();
  await expect(scriptless.getByRole("button", { name: en.home.announcement.hide })).toHaveCount(0);
  await still.close();

  await bar.getByRole("button", { name: en.home.announcement.hide }).click();
  await expect(bar).toBeHidden();
  await open(page, "/");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();

  await openSection(page, "announcements");
  await button(page, fill(words.removeOne, { number: 1 })).click();
  await save(page, t);
  await expect((await read(page, "/", "en")).getByRole("complementary")).toHaveCount(0);
});

test("two administrators edit the same text: the second sees both, and loses nothing", async ({
  page,
  browser,
  baseURL,
  dashboardWords: t,
  complaints,
}) => {
  const { conflict } = t.images;
  const other = await browser.newContext();
  await speaks(other, "en", String(baseURL));
  const second = await other.newPage();
  await enter(second, administrator);
  const field = (of: Page) => value(of, t.site.keys.rectorName).getByLabel(t.site.bothLanguages, { exact: true });
  await openSection(page, "message");
  await openSection(second, "message");
  await field(page).fill("Rev. First");
  await save(page, t);
  await field(second).fill("Rev. Second");
  await button(second, t.site.save).first().click();
  const told = second.getByRole("alertdialog", { name: conflict.title });
  await expect(told).toContainText("Rev. First");
  await expect(told).toContainText("Rev. Second");
  await button(told, conflict.back).click();
  await expect(field(second)).toHaveValue("Rev. Second");
  await button(second, t.site.save).first().click();
  await button(told, conflict.saveMine).click();
  await expect(second.getByText(t.site.saved)).toBeVisible();
  await expect(await read(second, "/msg", "en")).toContainText("Rev. Second");
  await other.close();

  await field(page).fill("Rev. Third");
  await button(page, t.site.save).first().click();
  await button(page.getByRole("alertdialog", { name: conflict.title }), conflict.useTheirs).click();
  await expect(field(page)).toHaveValue("Rev. Second");
  complaints.length = 0;
});

test("what is wrong stays in its field while the rest is saved, and a closed tab loses nothing", async ({
  page,
  dashboardWords: t,
}) => {
  const field = (name: string) => value(page, name).getByLabel(t.site.bothLanguages, { exact: true });
  const { phoneOffice, emailProjects } = t.site.keys;
  await openSection(page, "contact");
  await field(phoneOffice).fill("+255 700 000 009");
  await field(emailProjects).fill("not an address");
  await button(page, t.site.save).first().click();
  await expect(page.getByText(t.site.someRefused)).toBeVisible();
  await expect(value(page, emailProjects).getByText(t.errors.issue.email_invalid)).toBeVisible();
  await expect(field(emailProjects)).toBeFocused();
  await expect(value(page, phoneOffice).getByText(t.site.unsaved)).toHaveCount(0);
  await open(page, "/dashboard?tab=site");
  await expect(page.getByText(t.dashboard.notice.draftRestored)).toBeVisible();
  await expect(field(emailProjects)).toHaveValue("not an address");
  await button(page, t.dashboard.notice.discardDraft).click();
  await expect(field(emailProjects)).toHaveValue("projects@example.org");
  await expect(field(phoneOffice)).toHaveValue("+255 700 000 009");

  await field(emailProjects).fill("");
  await expect(value(page, emailProjects).getByText(t.site.empty)).toBeVisible();
  await save(page, t);
  await expect(await read(page, "/contact", "en")).not.toContainText("projects@example.org");
});

test("what lacks Swahili is listed, leads to its field, and is gone when it stands in both", async ({
  page,
  dashboardWords: t,
}) => {
  const { translation, keys, tags, stillRight } = t.site;
  await openSection(page, "motto");
  const motto = value(page, keys.motto);
  await motto.getByLabel(t.site.swahili, { exact: true }).fill("");
  await save(page, t);
  await expect(motto.getByText(tags.noSwahili)).toBeVisible();

  await openSection(page, "translation");
  const item = page.getByRole("listitem").filter({ hasText: keys.motto });
  await expect(item).toContainText(tags.noSwahili);
  await item.getByRole("link", { name: fill(translation.translateOne, { name: keys.motto }) }).click();
  const swahili = motto.getByLabel(t.site.swahili, { exact: true });
  await expect(swahili).toBeFocused();
  await swahili.fill("Sala, Nidhamu, Elimu, Kazi");
  await save(page, t);
  await expect(motto.getByText(tags.noSwahili)).toHaveCount(0);

  await motto.getByLabel(t.site.english, { exact: true }).fill("Prayer, Discipline, Education and Work");
  await save(page, t);
  await expect(motto.getByText(tags.englishChanged)).toBeVisible();
  await button(motto, stillRight.swahili).click();
  await expect(page.getByText(t.site.agree)).toBeVisible();
  await expect(motto.getByText(tags.englishChanged)).toHaveCount(0);
  await openSection(page, "translation");
  await expect(page.getByText(translation.none)).toBeVisible();
});

test("all samples go in one step, counted first, and come back with Undo", async ({ page, dashboardWords: t }) => {
  const { samples } = t.site;
  await openSection(page, "samples");
  const counted = page.getByText(samples.lead).locator("b");
  const count = String(await counted.textContent());
  await button(page, samples.remove).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking).toContainText(samples.remove);
  await button(asking, samples.remove).click();
  await expect(page.getByText(samples.removed)).toBeVisible();
  await expect(page.getByText(samples.none)).toBeVisible();
  await button(page, t.dashboard.notice.undo).click();
  await expect(page.getByText(t.dashboard.notice.undone)).toBeVisible();
  await expect(counted).toHaveText(count);

  await button(page, samples.remove).click();
  await button(asking, samples.remove).click();
  await expect(page.getByText(samples.none)).toBeVisible();
  await page.getByRole("link", { name: samples.openBin, exact: true }).click();
  await expect(page.getByRole("main")).toContainText(t.bin.restore);
  await expect(await read(page, "/history", "en")).not.toContainText("Sample Rector");
});

test("a USER sees no Site tab, and the address does not help", async ({ page, request, dashboardWords: t }) => {
  await enter(page, await createAccount(request, "Sample Helper 01"));
  await open(page, "/dashboard?tab=site");
  await expect(page.getByText(t.dashboard.notAllowed)).toBeVisible();
  await expect(page.getByRole("link", { name: t.dashboard.tabs.bin, exact: true })).toHaveCount(1);
  await expect(page.getByRole("link", { name: t.dashboard.tabs.site, exact: true })).toHaveCount(0);
});
