import { fill } from "@visiga/i18n/format";
import { control, dialog, fillFocused, test } from "../support/hand-counts.ts";
import { saveValue } from "../support/own-site.ts";
import { phonePhotos } from "../support/phone-photos.ts";
import { card, toast } from "../support/picture-form.ts";
import { addSample } from "../support/sample-pictures.ts";
import { button, expect, open } from "../support/site.ts";
import { value } from "../support/site-tab.ts";
import { createUser, enter } from "../support/users.ts";

// What frequent tasks take at 360 px in Swahili, beside first-steps, news-in-one-form and removal-requests.

test("a fee is changed in 6 taps", async ({ page, hand, begin, submit, dashboardWords: t }) => {
  await begin("fees");
  const first = value(page, t.site.keys.fees).getByRole("listitem").first();
  await hand.tap(first.getByRole("button").first());
  await hand.fill(first.getByLabel(t.records.of.fees.fields.amount), "650000");
  await submit();
  expect(hand.taps).toBeLessThanOrEqual(6);
});

test("a term date is added in 11 taps, the day in the picker of the phone among them", async ({
  page,
  hand,
  begin,
  submit,
  dashboardWords: t,
}) => {
  await begin("date");
  const added = dialog(page).getByRole("listitem").last();
  const { fields } = t.records.of.termDates;
  await hand.pickDay(added.getByLabel(fields.first, { exact: true }), "2099-03-01");
  await hand.fill(added.getByLabel(`${fields.what}, ${t.site.swahili}`), "Siku ya wazazi");
  await submit();
  expect(hand.taps).toBeLessThanOrEqual(11);
});

test("an announcement is written in 10 taps", async ({ page, hand, begin, submit, dashboardWords: t }) => {
  await begin("announcement");
  const added = dialog(page).getByRole("listitem").last();
  const { fields } = t.records.of.announcements;
  await fillFocused(hand, added.getByLabel(`${fields.text}, ${t.site.swahili}`), "Usaili utafanyika Desemba.");
  await hand.pickDay(added.getByLabel(fields.until, { exact: true }), "2099-12-31");
  await submit();
  expect(hand.taps).toBeLessThanOrEqual(10);
});

test("a picture is added to the gallery in 6 taps", async ({ page, hand, dashboardWords: t }) => {
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
  expect(hand.taps).toBeLessThanOrEqual(6);
});

test("a picture goes to the bin in 2 taps and comes back in 4", async ({ page, request, hand, dashboardWords: t }) => {
  const { name } = await addSample(request, { name: "Mavuno ya mahindi", page: "GALLERY" });
  await open(page, "/dashboard?page=GALLERY");
  await hand.tap(button(card(page, name), fill(t.images.card.deleteOne, { name })));
  await hand.tap(page.getByRole("alertdialog").getByRole("button", { name: t.dashboard.delete, exact: true }));
  await expect(toast(page, fill(t.images.notice.binned, { name }))).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(2);
  const deleted = hand.taps;
  await hand.tap(button(page, t.images.options));
  await hand.select(page.getByLabel(t.images.only.label, { exact: true }), "bin");
  await hand.tap(button(page, fill(t.bin.restoreOne, { name })).first());
  await expect(toast(page, fill(t.bin.restored, { name }))).toBeVisible();
  expect(hand.taps - deleted).toBeLessThanOrEqual(4);
});

test("six pictures get the parents' consent in 10 taps", async ({ page, request, hand, dashboardWords: t }) => {
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

test("a face is covered in 5 taps", async ({ page, request, hand, dashboardWords: t }) => {
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

test("an earlier version of the fees is back in 5 taps", async ({ page, request, hand, begin, dashboardWords: t }) => {
  const fee = { amount: 1000, due: null, level: "both", what: { en: null, sw: "Bima" } };
  for (const amount of [1000, 2000]) await saveValue(request, "fees", [{ ...fee, amount }]);
  await begin("fees");
  await hand.tap(button(dialog(page), t.site.versions.show));
  await hand.tap(dialog(page).getByRole("button", { name: t.site.versions.returnTo }).first());
  await expect(page.getByText(t.site.versions.returned)).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(5);
});

test("the fees go to WhatsApp in 5 taps", async ({ page, hand, begin, dashboardWords: t }) => {
  await begin("fees");
  await hand.tap(button(dialog(page), t.site.send.title));
  const message = page.getByRole("dialog", { name: t.site.send.title }).getByRole("listitem").first();
  const opened = page.waitForEvent("popup");
  await hand.tap(message.getByRole("link"));
  await (await opened).close();
  expect(hand.taps).toBeLessThanOrEqual(5);
});

test("a colleague is invited in 6 taps", async ({ page, hand, openTab, dashboardWords: { users: t } }) => {
  const email = `mwalimu.${process.pid}@example.org`;
  await openTab("users");
  await hand.tap(button(page, t.add));
  await fillFocused(hand, control(page, "name"), "Mwalimu Anna Mrema");
  await hand.fill(control(page, "phoneNumber"), "0754 111 222");
  await hand.fill(control(page, "email"), email);
  await hand.tap(button(dialog(page), t.form.register));
  await expect(page.getByRole("dialog", { name: t.invite.title })).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(6);
});

test("the own password is changed in 7 taps", async ({
  page,
  request,
  hand,
  openTab,
  dashboardWords: { dashboard: t, setPassword },
}) => {
  const account = await createUser(request, "Mwalimu");
  await enter(page, account);
  await openTab("account");
  await hand.fill(page.getByLabel(t.account.current, { exact: true }), account.password);
  for (const label of [setPassword.newPassword, setPassword.again])
    await hand.fill(page.getByLabel(label, { exact: true }), "maneno manne ya siri");
  await hand.tap(button(page, t.save));
  await expect(page.getByText(t.account.changed)).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(7);
});
