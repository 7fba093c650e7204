import type { Locator, Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { Hand } from "../support/hand.ts";
import { saveValue } from "../support/own-site.ts";
import { phonePhotos } from "../support/phone-photos.ts";
import { card, toast } from "../support/picture-form.ts";
import { addSample, removeLeftovers } from "../support/sample-pictures.ts";
import { button, expect, open } from "../support/site.ts";
import { value } from "../support/site-tab.ts";
import { createUser, enter } from "../support/users.ts";

// What frequent tasks take at 360 px in Swahili, beside first-steps, news-in-one-form and removal-requests.
test.use({ viewport: { width: 360, height: 740 }, language: "sw", contextOptions: { reducedMotion: "reduce" } });

let hand = new Hand();
test.beforeEach(() => {
  hand = new Hand();
});
test.afterEach(async ({ page, request }, { title, status, expectedStatus }) => {
  await page.close();
  await removeLeftovers(request);
  const { taps, fields, scroll } = hand;
  if (status === expectedStatus) console.info(`${title}: ${taps} taps, ${fields} fields, ${Math.round(scroll)} px`);
});

const dialog = (page: Page): Locator => page.getByRole("dialog");
const control = (page: Page, id: string): Locator => dialog(page).locator(`[id="${id}"]`);

async function changeFirstFee(page: Page, t: DashboardDictionary): Promise<void> {
  const first = value(page, t.site.keys.fees).getByRole("listitem").first();
  await hand.tap(first.getByRole("button").first());
  await hand.fill(first.getByLabel(t.records.of.fees.fields.amount), "650000");
  await submit(page, t);
}

async function begin(page: Page, { today, dashboard }: DashboardDictionary, task?: keyof typeof today.tasks) {
  await open(page, "/dashboard");
  await hand.tap(button(page, dashboard.menu));
  await hand.tap(dialog(page).getByRole("link", { name: dashboard.tabs.today, exact: true }));
  if (task) await hand.tap(page.getByRole("link", { name: today.tasks[task], exact: true }));
}

async function submit(page: Page, { dashboard, site }: DashboardDictionary): Promise<void> {
  await hand.tap(dialog(page).getByRole("button", { name: dashboard.save, exact: true }).last());
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(site.saved)).toBeVisible();
}

test("a fee is changed in 6 taps", async ({ page, dashboardWords: t }) => {
  await begin(page, t, "fees");
  await changeFirstFee(page, t);
  expect(hand.taps).toBeLessThanOrEqual(6);
});

test("a term date is added in 18 taps, the day in the picker of the phone among them", async ({
  page,
  dashboardWords: t,
}) => {
  await begin(page, t, "date");
  const added = dialog(page).getByRole("listitem").last();
  const { fields } = t.records.of.termDates;
  await hand.pickDay(added.getByLabel(fields.first, { exact: true }), "2099-03-01");
  await hand.fill(added.getByLabel(`${fields.what}, ${t.site.swahili}`), "Siku ya wazazi");
  await submit(page, t);
  expect(hand.taps).toBeLessThanOrEqual(18);
});

test("an announcement is written in 12 taps", async ({ page, dashboardWords: t }) => {
  await begin(page, t, "announcement");
  const added = dialog(page).getByRole("listitem").last();
  const { fields } = t.records.of.announcements;
  await hand.fill(added.getByLabel(`${fields.text}, ${t.site.swahili}`), "Usaili utafanyika Desemba.");
  await hand.pickDay(added.getByLabel(fields.until, { exact: true }), "2099-12-31");
  await submit(page, t);
  expect(hand.taps).toBeLessThanOrEqual(12);
});

test("a picture is added to the gallery in 8 taps", async ({ page, dashboardWords: t }) => {
  const { form: words, fields, consent, upload, notice } = t.images;
  await open(page, "/dashboard?page=GALLERY");
  await hand.tap(button(page, t.images.add));
  await hand.choose(
    dialog(page).getByText(upload.choose, { exact: true }).or(dialog(page).getByText(words.choose)),
    await phonePhotos(1),
  );
  await hand.tap(dialog(page).getByRole("checkbox", { name: consent.agreed }));
  await hand.fill(dialog(page).getByLabel(fields.nameSw, { exact: true }), "Mavuno");
  await hand.tap(button(dialog(page), t.dashboard.save));
  await expect(toast(page, fill(notice.added, { name: "Mavuno" }))).toBeVisible({ timeout: 60_000 });
  expect(hand.taps).toBeLessThanOrEqual(8);
});

test("a picture goes to the bin in 3 taps and comes back in 5", async ({ page, request, dashboardWords: t }) => {
  const { name } = await addSample(request, { name: "Mavuno ya mahindi", page: "GALLERY" });
  await open(page, "/dashboard?page=GALLERY");
  await hand.tap(button(card(page, name), fill(t.images.card.deleteOne, { name })));
  await hand.tap(page.getByRole("alertdialog").getByRole("button", { name: t.dashboard.delete, exact: true }));
  await expect(toast(page, fill(t.images.notice.binned, { name }))).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(3);
  const deleted = hand.taps;
  await hand.tap(button(page, t.images.options));
  await hand.select(page.getByLabel(t.images.only.label, { exact: true }), "bin");
  await hand.tap(button(page, fill(t.bin.restoreOne, { name })).first());
  await expect(toast(page, fill(t.bin.restored, { name }))).toBeVisible();
  expect(hand.taps - deleted).toBeLessThanOrEqual(5);
});

test("six pictures get the parents' consent in 10 taps", async ({ page, request, dashboardWords: t }) => {
  const { select } = t.images;
  for (let at = 1; at <= 6; at++) await addSample(request, { name: `Kwaya ${at}`, page: "GALLERY", minors: true });
  await open(page, "/dashboard?page=GALLERY");
  await hand.tap(button(page, select.start));
  for (let at = 1; at <= 6; at++)
    await hand.tap(page.getByRole("checkbox", { name: fill(select.one, { name: `Kwaya ${at}` }) }));
  const dock = page.getByRole("region", { name: select.label });
  await hand.select(dock.getByRole("combobox"), "consent");
  await hand.tap(button(dock, select.act));
  await expect(toast(page, fill(select.done.consent, { count: 6 }))).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(10);
});

test("a face is covered in 5 taps", async ({ page, request, dashboardWords: t }) => {
  const { transform, consent } = t.images;
  const { name } = await addSample(request, { name: "Mazoezi", page: "GALLERY", minors: true });
  await open(page, "/dashboard?page=GALLERY");
  await hand.tap(button(card(page, name), fill(t.images.card.editOne, { name })));
  await hand.tap(button(dialog(page), transform.open));
  await hand.tap(button(dialog(page), transform.cover));
  await hand.tap(dialog(page).getByRole("checkbox", { name: consent.minors }));
  await hand.tap(button(dialog(page), t.dashboard.save));
  await expect(dialog(page)).toBeHidden({ timeout: 60_000 });
  expect(hand.taps).toBeLessThanOrEqual(5);
});

test("an earlier version of the fees is back in 6 taps", async ({ page, request, dashboardWords: t }) => {
  const fee = { amount: 1000, due: null, level: "both", what: { en: null, sw: "Bima" } };
  for (const amount of [1000, 2000]) await saveValue(request, "fees", [{ ...fee, amount }]);
  await begin(page, t, "fees");
  await hand.tap(button(dialog(page), t.site.versions.show));
  await hand.tap(dialog(page).getByRole("button", { name: t.site.versions.returnTo }).first());
  await expect(page.getByText(t.site.versions.returned)).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(6);
});

test("the fees go to WhatsApp in 5 taps", async ({ page, dashboardWords: t }) => {
  await begin(page, t, "fees");
  await hand.tap(button(dialog(page), t.site.send.title));
  const message = page.getByRole("dialog", { name: t.site.send.title }).getByRole("listitem").first();
  const opened = page.waitForEvent("popup");
  await hand.tap(message.getByRole("link"));
  await (await opened).close();
  expect(hand.taps).toBeLessThanOrEqual(5);
});

test("a colleague is invited in 7 taps", async ({ page, dashboardWords: { dashboard, users: t } }) => {
  const email = `mwalimu.${process.pid}@example.org`;
  await open(page, "/dashboard");
  await hand.tap(button(page, dashboard.menu));
  await hand.tap(dialog(page).getByRole("link", { name: dashboard.tabs.users, exact: true }));
  await hand.tap(button(page, t.add));
  await hand.fill(control(page, "name"), "Mwalimu Anna Mrema");
  await hand.fill(control(page, "phoneNumber"), "0754 111 222");
  await hand.fill(control(page, "email"), email);
  await hand.tap(button(dialog(page), t.form.register));
  await expect(page.getByRole("dialog", { name: t.invite.title })).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(7);
});

test("the own password is changed in 7 taps", async ({
  page,
  request,
  dashboardWords: { dashboard: t, setPassword },
}) => {
  const account = await createUser(request, "Mwalimu");
  await enter(page, account);
  await open(page, "/dashboard");
  await hand.tap(button(page, t.menu));
  await hand.tap(dialog(page).getByRole("link", { name: t.tabs.more, exact: true }));
  await hand.tap(page.getByRole("main").getByRole("link", { name: t.tabs.account, exact: true }));
  await hand.fill(page.getByLabel(t.account.current, { exact: true }), account.password);
  for (const label of [setPassword.newPassword, setPassword.again])
    await hand.fill(page.getByLabel(label, { exact: true }), "maneno manne ya siri");
  await hand.tap(button(page, t.save));
  await expect(page.getByText(t.account.changed)).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(7);
});
