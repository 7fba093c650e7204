import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { saveValue } from "../support/own-site.ts";
import { addSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, field, open } from "../support/site.ts";
import { html, openValue, save, value } from "../support/site-tab.ts";
import { createUser, enter } from "../support/users.ts";
import { goTo } from "../support/walk.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the list of a page has its texts and facts in order", async ({ page, request, t: words, dashboardWords: t }) => {
  const { texts, keys } = t.site;
  const { condition1, condition2 } = words.admissionAlevel;
  await open(page, "/dashboard?tab=site&section=pages");
  const name = words.seo.pages.aLevelAdmission.title;
  await page.getByRole("link", { name: `${t.site.editor.list}: ${name}` }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 3, name: words.admission.conditions }).first()).toBeVisible();
  const names = await main.getByRole("listitem").allTextContents();
  const at = (text: string) => names.findIndex((each) => each.startsWith(text));
  expect(at(keys.admissionPrice)).toBeLessThan(at(condition1.title));
  expect(at(condition1.title)).toBeLessThan(at(condition2.title));
  expect(at(condition2.title)).toBeLessThan(at(keys.placesALevel));
  const search = main.getByRole("searchbox", { name: texts.find });
  await search.fill("no text says this");
  await expect(main.getByText(texts.noneFound)).toBeVisible();
  await search.fill(condition2.note.toUpperCase());
  const found = main.getByRole("listitem").getByRole("button");
  await expect(found).toHaveCount(1);
  await expect(page.getByRole("link", { name: texts.pictures })).toHaveAttribute("href", /^\/dashboard\?page=/);

  await found.click();
  const note = value(page, condition2.note);
  const english = field(note, t.site.english);
  await english.fill("With <b>Division 1</b>");
  await button(page, t.dashboard.save).click();
  await expect(note.getByText(t.errors.issue.markup_refused)).toBeVisible();
  await english.fill("With Division 1, 2 or 3.");
  await save(page, t);
  await expect(found.getByText(t.site.tags.englishLater)).toBeVisible();
  expect(await html(request, "/a-level-admission", "en")).toContain("With Division 1, 2 or 3.");

  await found.click();
  await expect(note.getByText(texts.differs)).toBeVisible();
  await button(note, texts.useDefault).click();
  await expect(english).toHaveValue(condition2.note);
  await save(page, t);
  await expect(found.getByText(t.site.tags.englishLater)).toHaveCount(0);
  await goTo(page, "/dashboard?tab=activity", t.dashboard.tabs.activity);
  await expect(page.getByRole("listitem").filter({ hasText: condition2.note }).first()).toContainText(name);
});

test("a changed default is shown beside the edited text", async ({ page, request, t: words, dashboardWords: t }) => {
  const { texts } = t.site;
  const { note } = words.admissionAlevel.condition2;
  await saveValue(request, "text.admissionAlevel.condition2.note", { en: "With Division 1, 2 or 3.", sw: null });
  const entries = "**/api/trpc/*site.entries*";
  // Simulates an edit stored by an earlier release, whose default differs from today's.
  await page.route(entries, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(/"earlierDefaults":\{"en":null/g, '"earlierDefaults":{"en":"Old words."');
    await route.fulfill({ response, body });
  });
  await openValue(page, "text.admissionAlevel.condition2.note");
  const condition = value(page, note);
  const told = condition.getByText(fill(texts.defaultChanged, { text: note }));
  await expect(condition.getByText(texts.differs)).toBeVisible();
  await expect(told).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await page.unroute(entries);
  await button(condition, texts.keepOwn).click();
  await expect(page.getByText(texts.kept)).toBeVisible();
  await expect(told).toHaveCount(0);
  expect(await html(request, "/a-level-admission", "en")).toContain("With Division 1, 2 or 3.");
});

test("a page of news and its file link to each other", async ({ page, request, t: words, dashboardWords: t }) => {
  const { path } = await addSample(request, { name: "Maize harvest", page: "NEWS" });
  const helper = await createUser(request, "Sample Helper 02");
  const link = page.getByRole("link", { name: words.navbar.editPage });
  const form = page.getByRole("dialog", { name: t.images.form.editTitle });
  await enter(page, helper);
  await open(page, String(path));
  await link.click();
  await expect(field(form, t.images.form.author)).toHaveValue("Maize harvest");
  await expect(button(page, "NEWS")).toHaveAttribute("aria-pressed", "true");
  await button(form, t.dashboard.cancel).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await link.click();
  await field(form, t.images.form.newsText).fill("Forty sacks were filled.");
  await button(form, t.dashboard.save).click();
  await expect(page.getByRole("main")).toContainText("Forty sacks were filled.");
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await link.click();
  await button(form, t.images.consent.takeDown).click();
  await expect(form.getByText(fill(t.images.consent.takenDown, { name: "EVENTS" }))).toBeVisible();
  await button(form, words.common.close).first().click();
  await expect(page).toHaveURL(/\/dashboard(\?page=\w+)?$/);
  // News is headed by its headline; its name is its author.
  const card = page.getByRole("article").filter({ hasText: "Maize harvest" });
  await expect(card.getByRole("heading", { level: 2, name: "EVENTS" })).toBeVisible();
});

test("the search of the site finds a page by its edited title", async ({ page, request, t: words }) => {
  await saveValue(request, "text.search.contact.title", { en: "How to find us", sw: null });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/o-level");
  await button(page, words.navbar.search.open).first().click();
  await page.getByRole("combobox").fill("find us");
  await expect(page.getByRole("option", { name: "How to find us" })).toBeVisible();
});

test("the edit link of a page covers none of its content, also while the reader scrolls", async ({
  page,
  t: words,
}) => {
  const link = page.getByRole("link", { name: words.navbar.editPage });
  for (const path of ["/pillars", "/images"]) {
    await open(page, path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(link).toBeInViewport();
      const box = await link.boundingBox();
      const header = await page.getByRole("banner").boundingBox();
      expect(Number(box?.y) + Number(box?.height), `${path} at ${width} px`).toBeLessThanOrEqual(Number(header?.y));
      await page.evaluate(() => scrollTo(0, 400));
      await expect(link).not.toBeInViewport();
    }
  }
  await page.emulateMedia({ media: "print" });
  await expect(link).toBeHidden();
});
