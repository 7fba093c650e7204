import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { Hand } from "../support/hand.ts";
import { addSample, removeLeftovers } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, open } from "../support/site.ts";

test.use({ viewport: { width: 360, height: 740 }, language: "sw", contextOptions: { reducedMotion: "reduce" } });
test.afterEach(async ({ request }) => removeLeftovers(request));

/** What the device’s list of programs was given, or null. */
declare global {
  interface Window {
    shared?: { name: string; type: string; size: number };
  }
}

const announcement = "Usaili wa kidato cha kwanza utafanyika Jumamosi, tarehe 12, saa mbili asubuhi.";

test("from Today to a WhatsApp group an announcement takes one form and less than three minutes", async ({
  page,
  dashboardWords: t,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files: [file] }: { files: File[] }) => {
        if (file) window.shared = { name: file.name, type: file.type, size: file.size };
      },
    });
  });
  const hand = new Hand();
  const dialog = page.getByRole("dialog");
  await open(page, "/dashboard?tab=today");
  await hand.tap(page.getByRole("link", { name: t.today.tasks.announcement, exact: true }));
  const { fields } = t.records.of.announcements;
  const added = dialog.getByRole("listitem").last();
  await hand.fill(added.getByLabel(`${fields.text}, ${t.site.swahili}`), announcement);
  await hand.pickDay(added.getByLabel(fields.until, { exact: true }), "2099-12-31");
  await hand.tap(dialog.getByRole("button", { name: t.dashboard.save, exact: true }).last());
  await expect(dialog).toBeHidden();
  await hand.tap(button(page, t.circulars.send));
  const picture = dialog.getByRole("img", { name: fill(t.circulars.picture, { name: announcement }) });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([
    1080, 1350,
  ]);
  expect(await screenFindings(page)).toEqual([]);
  await hand.tap(dialog.getByRole("button", { name: t.circulars.share }));
  const shared = await page.evaluate(() => window.shared);
  expect(shared).toMatchObject({ type: "image/png", name: expect.stringMatching(/^visiga-tangazo-.*\.png$/) });
  expect(shared?.size).toBeLessThan(150_000);
  // Two more in WhatsApp: the group, and send.
  expect(hand.taps + 2).toBeLessThanOrEqual(14);
  expect(hand.minutes).toBeLessThan(3);

  await dialog.getByRole("radio", { name: t.site.english }).check({ force: true });
  const pdf = dialog.getByRole("link", { name: t.circulars.pdf });
  await expect(pdf).toHaveAttribute("href", /^\/circulars\/announcement\/[0-9a-f-]{36}\.pdf\?lang=en$/);
  const downloading = page.waitForEvent("download");
  await pdf.click();
  expect((await downloading).suggestedFilename()).toMatch(/^visiga-announcement-.*\.pdf$/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the picture of news is downloaded where no program takes files, until the news has ended", async ({
  page,
  request,
  dashboardWords: t,
  complaints,
}) => {
  await addSample(request, { page: "NEWS", name: "Mwandishi", title: "Mavuno ya kwanza" });
  await open(page, "/dashboard?page=NEWS");
  const circular = button(page, fill(t.circulars.sendOne, { name: "Mavuno ya kwanza" }));
  await circular.focus();
  await circular.press("Enter");
  const dialog = page.getByRole("dialog", { name: t.circulars.send });
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: t.circulars.download }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^visiga-habari-.*\.png$/);
  await page.keyboard.press("Escape");
  await expect(circular).toBeFocused();

  await removeLeftovers(request);
  await circular.press("Enter");
  await expect(dialog.getByText(t.errors.failure.circular_over)).toBeVisible();
  expect(complaints.splice(0).join(), "logged").toContain("410");
});
