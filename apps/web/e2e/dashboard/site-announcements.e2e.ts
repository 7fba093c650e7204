import { randomUUID } from "node:crypto";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { saveValue } from "../support/own-site.ts";
import { button, expect, hold, open } from "../support/site.ts";
import { html, openSection, openValue, read, row, save, value } from "../support/site-tab.ts";

const en = await loadPublicDictionary("en");

test("an announcement is shown on / until it is removed", async ({ page, request, browser, dashboardWords: t }) => {
  const { announcements: words } = t.site;
  const { fields } = t.records.of.announcements;
  await openSection(page, "calendar");
  await expect(row(page, "announcements")).toContainText(t.site.empty);
  await row(page, "announcements").getByRole("button").click();
  await button(page, t.dashboard.save).click();
  await expect(page.getByText(t.errors.issue.date_invalid)).toBeVisible();
  const first = value(page, t.site.keys.announcements).getByRole("listitem").first();
  await first.getByLabel(`${fields.text}, ${t.site.english}`).fill("Interviews are held in December.");
  await first.getByLabel(`${fields.text}, ${t.site.swahili}`).fill("Usaili utafanyika Desemba.");
  await first.getByLabel(fields.until, { exact: true }).fill("2099-12-31");
  await first.getByLabel(fields.link).selectOption("/o-level-admission");
  // The link is optional, its words are not.
  await first.getByLabel(`${t.records.linkWords}, ${t.site.english}`, { exact: true }).fill("What to bring");
  await first.getByLabel(`${t.records.linkWords}, ${t.site.swahili}`).fill("Vya kuleta");
  await expect(first.getByText(words.shown, { exact: true }), "before it is saved").toHaveCount(0);
  await expect(first.getByText(t.site.unsaved, { exact: true })).toBeVisible();
  await save(page, t);
  await button(page, /Interviews are held in December/).click();
  await expect(first.getByText(words.shown, { exact: true })).toBeVisible();

  const swahili = await html(request, "/", "sw");
  for (const text of ["Usaili utafanyika Desemba.", "Vya kuleta"]) expect(swahili).toContain(text);
  const home = await read(page, "/", "en");
  const bar = home.getByRole("complementary", { name: en.home.announcement.label });
  await expect(bar.getByText("Interviews are held in December.")).toBeVisible();
  await expect(bar.getByRole("link", { name: "What to bring" })).toHaveAttribute("href", "/o-level-admission");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(50);
  await bar.getByText("Interviews are held in December.").click();
  await expect(bar.getByRole("link", { name: "What to bring" })).toBeVisible();

  const still = await browser.newContext({ javaScriptEnabled: false });
  const scriptless = await still.newPage();
  await scriptless.goto("/");
  await expect(scriptless.getByText("Interviews are held in December.")).toBeVisible();
  await expect(scriptless.getByRole("button", { name: en.home.announcement.hide })).toHaveCount(0);
  await still.close();

  await bar.getByRole("button", { name: en.home.announcement.hide }).click();
  await expect(bar).toBeHidden();
  // Hidden from the first paint on, before the page's script arrives.
  const { release } = await hold(page, "**/assets/main-*.js");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  release();
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  await expect(bar).toBeHidden();
  await page.unrouteAll();

  await openValue(page, "announcements");
  await first.getByLabel(`${fields.text}, ${t.site.english}`).fill("Interviews are held in January.");
  await save(page, t);
  await open(page, "/");
  await expect(bar).toContainText("Interviews are held in January.");

  await openValue(page, "announcements");
  await button(page, fill(t.records.remove, { name: "Interviews are held in January." })).click();
  await save(page, t);
  expect(await html(request, "/", "en")).not.toContain("Interviews are held");
});

test("an announcement that has ended is prolonged by a button", async ({ page, request, dashboardWords: t }) => {
  const text = { en: "A past feast", sw: null };
  const ended = { id: randomUUID(), text, from: null, until: "2026-01-01", link: null };
  await saveValue(request, "announcements", [ended]);
  await openValue(page, "announcements");
  await expect(page.getByText(t.site.announcements.over, { exact: true })).toBeVisible();
  await button(page, fill(t.images.schedule.prolongOne, { name: text.en })).press("Enter");
  await expect(page.getByText(t.site.announcements.shown, { exact: true }), "before it is saved").toHaveCount(0);
  await expect(value(page, t.site.keys.announcements).getByText(t.site.unsaved, { exact: true })).toHaveCount(2);
  await save(page, t);
  await openValue(page, "announcements");
  await expect(page.getByText(t.site.announcements.shown, { exact: true })).toBeVisible();
  expect(await html(request, "/", "en")).toContain(text.en);
});
