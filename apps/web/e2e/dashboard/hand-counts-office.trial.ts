import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ManagedEntranceResults } from "@visiga/contracts/entrance-results";
import { editAttribute } from "@visiga/contracts/page-editing";
import { fill } from "@visiga/i18n/format";
import { pdf } from "../support/chosen-files.ts";
import { control, dialog, fillFocused, test } from "../support/hand-counts.ts";
import { saveValue } from "../support/own-site.ts";
import { toast } from "../support/picture-form.ts";
import { button, expect, field, open } from "../support/site.ts";
import { row } from "../support/site-tab.ts";
import { byAdministrator, createUser, enter, read } from "../support/users.ts";

// As hand-counts, for the tasks of the office: texts and facts, users, backups, letters.

test("a Swahili text is changed on its page in 4 taps", async ({
  page,
  hand,
  complaints,
  t: words,
  dashboardWords: { site, dashboard },
}) => {
  const { note } = words.admissionAlevel.condition2;
  const frame = page.frameLocator("iframe[aria-busy=false]");
  await open(page, "/a-level-admission");
  await hand.tap(page.getByRole("link", { name: words.navbar.editPage }));
  await hand.tap(frame.getByRole("button", { name: fill(site.editor.editOne, { words: note }) }));
  const sheet = page.getByRole("dialog", { name: note });
  await fillFocused(hand, field(sheet, site.swahili), "Kwa Daraja la Kwanza, la Pili au la Tatu.");
  await hand.tap(button(sheet, dashboard.save));
  const changed = frame.locator(`[${editAttribute}="text.admissionAlevel.condition2.note"]`).first();
  await expect(changed).toHaveText("Kwa Daraja la Kwanza, la Pili au la Tatu.");
  await hand.tap(page.getByRole("link", { name: site.editor.done }));
  await expect(page).toHaveURL(/a-level-admission$/);
  // Measuring how far the page scrolls runs a script, which its frame refuses.
  expect(complaints.splice(0).filter((each) => !each.startsWith("Blocked script execution"))).toEqual([]);
  expect(hand.taps).toBeLessThanOrEqual(4);
});

test("all samples are removed in 5 taps", async ({ page, hand, begin, dashboardWords: { dashboard, today, site } }) => {
  test.setTimeout(120_000);
  const { samples } = site;
  await begin();
  await hand.tap(page.getByRole("main").getByRole("link", { name: today.samples.split("{count}")[0] ?? "" }));
  await hand.tap(button(page, samples.remove));
  await hand.tap(button(page.getByRole("alertdialog"), samples.remove));
  await expect(page.getByText(samples.none)).toBeVisible();
  // Other tests need them.
  await button(page, dashboard.notice.undo).click();
  await expect(page.getByText(dashboard.notice.undone)).toBeVisible({ timeout: 60_000 });
  expect(hand.taps).toBeLessThanOrEqual(5);
});

test("the telephone is changed in 5 taps", async ({ page, hand, openSection, submit }) => {
  await openSection("contact");
  await hand.tap(row(page, "phoneOffice").getByRole("button"));
  await fillFocused(hand, control(page, "phoneOffice"), "+255 712 345 678");
  await submit();
  expect(hand.taps).toBeLessThanOrEqual(5);
});

test("the message of the rector is changed in 5 taps", async ({ page, hand, openSection, submit }) => {
  await openSection("school");
  await hand.tap(row(page, "rectorMessage").getByRole("button"));
  await fillFocused(
    hand,
    control(page, "rectorMessage.sw"),
    "Karibuni Visiga. Hapa kijana hujifunza kusali na kusoma.",
  );
  await submit();
  expect(hand.taps).toBeLessThanOrEqual(5);
});

test("one thing to bring is added in 7 taps", async ({ page, hand, openSection, submit, dashboardWords: t }) => {
  const { add, fields } = t.records.of.thingsToBring;
  await openSection("admission");
  await hand.tap(row(page, "thingsToBring").getByRole("button", { name: add }));
  const added = dialog(page).getByRole("listitem").last();
  await fillFocused(hand, added.getByLabel(`${fields.item}, ${t.site.swahili}`), "Jembe");
  await hand.select(added.getByLabel(fields.level), "both");
  await submit();
  expect(hand.taps).toBeLessThanOrEqual(7);
});

test("a document is uploaded in 7 taps", async ({ page, hand, openSection, submit, dashboardWords: t }, info) => {
  const { document: file, of } = t.records;
  const path = info.outputPath("waraka.pdf");
  await writeFile(path, pdf);
  await openSection("admission");
  await hand.tap(row(page, "documents").getByRole("button"));
  const added = dialog(page).getByRole("listitem").last();
  await fillFocused(
    hand,
    added.getByLabel(`${of.documents.fields.title}, ${t.site.swahili}`),
    "Waraka wa muhula wa kwanza",
  );
  await hand.choose(added.getByText(file.choose), [path]);
  await expect(added.getByText(fill(file.stored, { size: 1, pages: 1 }))).toBeVisible();
  await submit();
  expect(hand.taps).toBeLessThanOrEqual(7);
});

test("an announcement is prolonged in 6 taps", async ({
  page,
  request,
  hand,
  openSection,
  submit,
  dashboardWords: { images },
}) => {
  const text = { en: null, sw: "Usaili" };
  await saveValue(request, "announcements", [{ id: randomUUID(), text, from: null, until: "2026-01-01", link: null }]);
  await openSection("calendar");
  await hand.tap(row(page, "announcements").getByRole("button", { name: text.sw }));
  await hand.tap(button(dialog(page), fill(images.schedule.prolongOne, { name: text.sw })));
  await submit();
  expect(hand.taps).toBeLessThanOrEqual(6);
});

test("a list of entrance results is entered in 12 taps", async ({
  page,
  request,
  hand,
  openSection,
  dashboardWords: t,
}) => {
  const words = t.entranceResults;
  await openSection("admission");
  await hand.tap(button(page, new RegExp(words.title)));
  const form = page.getByRole("dialog", { name: words.title });
  await hand.pickDay(form.getByLabel(words.from), new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10));
  await hand.fill(form.getByLabel(words.rows), "0123/27\tAmechaguliwa\n0124\takiba");
  await hand.tap(button(form, t.dashboard.save));
  await expect(page.getByText(words.savedOpen)).toBeVisible();
  const headers = await byAdministrator(request);
  const { result } = await read<{ result: { data: ManagedEntranceResults } }>(
    await request.get("/api/trpc/entranceResults.read", { headers }),
  );
  await read(await request.delete(`/api/v1/entrance-results?version=${result.data.version}`, { headers }));
  expect(hand.taps).toBeLessThanOrEqual(12);
});

test("a letter is printed from a pasted row in 5 taps", async ({
  page,
  hand,
  openTab,
  dashboardWords: { site, letters },
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await openTab("letters");
  await hand.fill(field(page, site.pasting.pasted), "Juma Ng'ombe\tKidato cha Kwanza\tVIS-2027-001");
  await hand.tap(button(page, letters.print));
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
  expect(hand.taps).toBeLessThanOrEqual(5);
});

test("a backup is made in 4 taps and downloaded with 1 more", async ({
  page,
  ownServer,
  hand,
  openTab,
  dashboardWords: { backups },
}) => {
  await openTab("backups");
  await hand.tap(button(page, backups.now.make));
  await expect(button(page, backups.download)).toBeVisible({ timeout: 60_000 });
  expect(hand.taps).toBeLessThanOrEqual(4);
  const download = page.waitForEvent("download");
  await hand.tap(button(page, backups.download));
  expect((await download).suggestedFilename()).toMatch(/^visiga-.*\.tar/);
  await rm(join(ownServer.dataDir, "backups"), { recursive: true });
  expect(hand.taps).toBeLessThanOrEqual(5);
});

test("the activity of one person is read in 5 taps", async ({
  page,
  request,
  hand,
  openTab,
  dashboardWords: { activity },
}) => {
  const { id } = await createUser(request, "Mwalimu");
  await openTab("activity");
  await hand.select(field(page, activity.filters.who), id);
  await expect(page.getByText(activity.actions.passwordSet).first()).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(5);
});

for (const [task, label, choice] of [
  ["a user is disabled", "status", "INACTIVE"],
  ["a user becomes an administrator", "role", "ADMIN"],
] as const)
  test(`${task} in 6 taps`, async ({ page, request, hand, openTab, dashboardWords: { dashboard, users } }) => {
    const { name } = await createUser(request, "Mwalimu Petro");
    await openTab("users");
    await hand.tap(button(page, fill(users.card.editOne, { name })));
    await hand.select(field(dialog(page), users.fields[label]), choice);
    await hand.tap(button(dialog(page), dashboard.save));
    await expect(toast(page, fill(users.notice.saved, { name }))).toBeVisible();
    expect(hand.taps).toBeLessThanOrEqual(6);
  });

test("a user logs out everywhere in 5 taps", async ({
  page,
  request,
  hand,
  openTab,
  dashboardWords: { dashboard },
}) => {
  const { logoutEverywhere } = dashboard.account;
  await enter(page, await createUser(request, "Mwalimu"));
  await openTab("account");
  await hand.tap(button(page, logoutEverywhere));
  await hand.tap(button(page.getByRole("alertdialog"), logoutEverywhere));
  await expect(page).toHaveURL(/\/login$/);
  expect(hand.taps).toBeLessThanOrEqual(5);
});

test("the language and the theme of the dashboard are changed in 2 taps", async ({ page, hand, t: { navbar } }) => {
  await open(page, "/dashboard");
  await hand.tap(page.locator("[data-theme]"));
  await expect(page.locator("html")).toHaveClass(/dark/);
  await hand.tap(page.getByRole("banner").getByRole("link", { name: navbar.language.english }));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(hand.taps).toBeLessThanOrEqual(2);
});
