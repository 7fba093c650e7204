import type { APIRequestContext } from "@playwright/test";
import { fill, formatDay } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { Hand } from "../support/hand.ts";
import { saveValue, test } from "../support/own-site.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";
import { html } from "../support/site-tab.ts";
import { enter } from "../support/users.ts";

const viewport = { width: 360, height: 740 };
test.use({ viewport, language: "sw", contextOptions: { reducedMotion: "reduce" } });

const now = new Date();
const year = now.getUTCFullYear() + (now.getUTCMonth() >= 6 ? 1 : 0);
const before = year - 1;
const words = (sw: string) => ({ en: null, sw });

const fees = Array.from({ length: 9 }, (_, at) => ({
  what: words(at === 0 ? `Ada ya mwaka ${before}` : `Mchango ${at}`),
  amount: 100_000 + at * 1000,
  due: null,
  level: "both",
}));
const termDates = Array.from({ length: 8 }, (_, at) => ({
  id: crypto.randomUUID(),
  first: `${before}-0${at + 1}-11`,
  last: `${before}-0${at + 1}-20`,
  what: words(`Tarehe ${at}`),
  level: null,
}));
const reportingDays = [11, 12, 13].map((day) => ({
  day: `${before}-01-${day}`,
  what: words("Kuripoti"),
  level: "both",
}));
const entranceExaminations = [4, 11].map((day) => ({
  day: `${before}-09-${String(day).padStart(2, "0")}`,
  place: words("Visiga"),
  level: "both",
}));
const thingsToBring = Array.from({ length: 20 }, (_, at) => ({
  item: words(`Kifaa ${at}`),
  count: at === 3 ? null : "2",
  level: "both",
}));

const instalments = [`${before}-01-10`, `${before}-07-04`].map((due, at) => ({
  what: words(`Awamu ya ${at}`),
  amount: 500_000,
  due,
  level: "both",
}));
const papersToBring = [{ item: words("Nakala ya cheti"), count: "1", level: "both" }];

async function enterYear(request: APIRequestContext): Promise<void> {
  const values = { fees, instalments, termDates, reportingDays, entranceExaminations, papersToBring, thingsToBring };
  for (const [key, value] of Object.entries(values)) await saveValue(request, key, value);
  await saveValue(request, "admissionDueDate", `${before}-06-30`);
}

test("a new year of 14 dates, 9 fees and 20 things is planned in 60 taps and ten minutes", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  test.setTimeout(120_000);
  await enterYear(request);
  await enter(page, administrator);
  await open(page, "/dashboard?tab=today");
  const hand = new Hand();
  const title = fill(t.today.startYear, { year });
  await hand.tap(page.getByRole("main").getByRole("link", { name: title, exact: true }));
  const form = page.getByRole("dialog", { name: title });
  const control = (id: string) => form.locator(`[id="${id}"]`);
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(
    9 + 14 + 20 + instalments.length + papersToBring.length,
  );
  await expect(form.getByLabel(`Ada ya mwaka ${year}`)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await page.setViewportSize(viewport);

  // What a school changes: most amounts, some days, and two things fewer.
  for (const at of [0, 1, 2, 3, 4, 5]) await hand.fill(control(`fees.${at}.amount`), String(150_000 + at));
  for (const [id, day] of [
    ["termDates.0.first", `${year}-01-05`],
    ["termDates.0.last", `${year}-01-19`],
    ["reportingDays.0.day", `${year}-01-05`],
    ["admissionDueDate.0.day", `${year}-06-28`],
  ] as const)
    await hand.pickDay(control(id), day);
  for (const at of [18, 19]) await hand.tap(control(`thingsToBring.${at}`));
  await hand.tap(form.getByRole("button", { name: t.site.plan.submit, exact: true }));
  await expect(form).toHaveCount(0);
  const { taps, characters, minutes } = hand;
  console.table({ taps, characters, minutes });
  expect(taps).toBeLessThanOrEqual(60);
  expect(minutes).toBeLessThanOrEqual(10);

  // The things differ by the two that are left out.
  const toCome = page.getByRole("region", { name: t.today.plans.title });
  await expect(toCome.getByRole("listitem")).toHaveCount(7);
  for (const key of ["admissionDueDate", "termDates"] as const)
    await expect(page.getByText(fill(t.today.noneToCome, { name: t.site.keys[key] }))).toHaveCount(0);
  await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(0);
  expect(await screenFindings(page)).toEqual([]);
  const shown = await html(request, "/joining", "sw");
  expect(shown).toContain(`Ada ya mwaka ${before}`);
  expect(shown).not.toContain(`Ada ya mwaka ${year}`);
});

test("the form of a new year keeps what was typed, and names what is wrong", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  await enterYear(request);
  await enter(page, administrator);
  const path = "/dashboard?tab=today&start=year";
  await open(page, path);
  const form = page.getByRole("dialog");
  await form.locator('[id="fees.2.amount"]').fill("none");
  await form.getByLabel(t.site.plan.firstDay).fill(`${before}-01-01`);
  await form.getByRole("button", { name: t.site.plan.submit, exact: true }).click();
  await expect(form.getByText(t.errors.issue.day_not_to_come)).toBeVisible();
  await expect(form.getByText(t.errors.issue.amount_invalid)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await open(page, path);
  await expect(form.locator('[id="fees.2.amount"]')).toHaveValue("none");
  await expect(form.getByText(t.dashboard.notice.draftRestored)).toBeVisible();
  await form.getByRole("button", { name: t.dashboard.cancel, exact: true }).click();
});

test("what was typed for a new year stays if somebody changes a value meanwhile, which is said", async ({
  page,
  request,
  dashboardWords: t,
  complaints,
}) => {
  await enterYear(request);
  await enter(page, administrator);
  const path = "/dashboard?tab=today&start=year";
  await open(page, path);
  const form = page.getByRole("dialog");
  const amount = (at: number) => form.locator(`[id="fees.${at}.amount"]`);
  await amount(2).fill("150000");
  await saveValue(request, "fees", fees.slice(1));
  await form.getByRole("button", { name: t.site.plan.submit, exact: true }).click();
  const said = form.getByText(fill(t.today.year.changed, { names: t.site.keys.fees }));
  await expect(said).toBeVisible();
  const refused = fill(t.site.failed, { reason: t.errors.failure.stale_version });
  await expect(form.getByText(refused)).toBeInViewport();
  // Chromium reports the answer of the conflict.
  complaints.splice(0);
  await expect(amount(1)).toHaveValue("150000");
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await open(page, path);
  await expect(said).toBeVisible();
  await expect(amount(1)).toHaveValue("150000");
  await form.getByRole("button", { name: t.site.plan.submit, exact: true }).click();
  await expect(form).toHaveCount(0);
});

test("a value that somebody else has changed is planned only after an answer to the conflict", async ({
  page,
  request,
  dashboardWords: t,
  complaints,
}) => {
  const { conflict } = t.images;
  const day = `${year + 1}-02-01`;
  await saveValue(request, "fees", fees.slice(0, 1));
  await enter(page, administrator);
  await open(page, "/dashboard?tab=site&section=admission&edit=fees");
  const form = page.getByRole("dialog");
  const amount = form.locator('[id="fees.0.amount"]');
  await amount.fill("987654");
  await saveValue(request, "fees", [{ ...fees[0], amount: 111_111 }]);
  await page.reload();
  await expect(amount).toHaveValue("987654");
  await form.getByRole("button", { name: t.site.plan.later, exact: true }).click();
  await form.getByLabel(t.site.plan.firstDay).fill(day);
  await form.getByRole("button", { name: t.site.plan.submit, exact: true }).click();
  const question = page.getByRole("alertdialog", { name: conflict.title });
  await expect(question.getByText(/111,?111/)).toBeVisible();
  // Chromium reports the answer of the conflict.
  complaints.splice(0);
  await question.getByRole("button", { name: conflict.saveMine, exact: true }).click();
  await expect(form).toHaveCount(0);
  const tag = page.locator('[id="row-fees"]').getByText(fill(t.site.plan.tag, { day: formatDay(day, "sw") }));
  await expect(tag).toBeVisible();
  expect(await html(request, "/joining", "sw")).toMatch(/111,111/);
});

test("a value of a later day is marked, previewed, changed and withdrawn, unseen by visitors", async ({
  page,
  request,
  context,
  dashboardWords: t,
}) => {
  const { plan } = t.site;
  const day = `${year + 1}-02-01`;
  const shownDay = formatDay(day, "sw");
  await saveValue(request, "fees", fees.slice(0, 1));
  await enter(page, administrator);
  await open(page, "/dashboard?tab=site&section=admission&edit=fees");
  const form = page.getByRole("dialog");
  await form.locator('[id="fees.0.amount"]').fill("987654");
  const later = form.getByRole("button", { name: plan.later, exact: true });
  await later.click();
  await expect(form.getByLabel(plan.firstDay)).toBeFocused();
  await form.getByRole("button", { name: plan.atOnce, exact: true }).click();
  await expect(later).toBeFocused();
  await later.click();
  await form.getByRole("button", { name: plan.submit, exact: true }).click();
  await expect(form.getByText(t.errors.issue.day_not_to_come)).toBeVisible();
  await form.getByLabel(plan.firstDay).fill(day);
  await form.getByRole("button", { name: plan.submit, exact: true }).click();
  await expect(form).toHaveCount(0);
  const tag = page.locator('[id="row-fees"]').getByText(fill(plan.tag, { day: shownDay }));
  await expect(tag).toBeVisible();
  expect(await html(request, "/joining", "sw")).not.toMatch(/987,?654/);

  await saveValue(request, "fees", [{ ...fees[0], amount: 111_111 }]);
  await open(page, "/dashboard?tab=today");
  const line = fill(t.today.plans.changedSince, { name: t.site.keys.fees, day: shownDay });
  await page.getByRole("link", { name: line, exact: true }).click();
  await expect(form.getByText(plan.changedSince)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await page.setViewportSize(viewport);
  const opened = context.waitForEvent("page");
  await form.getByRole("button", { name: t.images.schedule.preview, exact: true }).click();
  const preview = await opened;
  await expect(preview.getByText(/987,654/).first()).toBeVisible();
  expect(preview.url()).toMatch(/\/joining\?/);
  await preview.close();
  await form.getByRole("button", { name: plan.edit, exact: true }).click();
  await expect(form.locator('[id="fees.0.amount"]')).toHaveValue("987654");
  await expect(form.getByLabel(plan.firstDay)).toHaveValue(day);
  await form.locator('[id="fees.0.amount"]').fill("555444");
  await form.getByRole("button", { name: plan.submit, exact: true }).click();
  await expect(form).toHaveCount(0);
  expect(await html(request, "/joining", "sw")).toMatch(/111,111/);

  await open(page, "/dashboard?tab=site&section=admission&edit=fees");
  await form.getByRole("button", { name: plan.withdraw, exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(tag).toHaveCount(0);
  await page.getByRole("button", { name: t.dashboard.notice.undo, exact: true }).click();
  await expect(tag).toBeVisible();
});
