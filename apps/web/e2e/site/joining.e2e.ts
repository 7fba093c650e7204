import { fill } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { test as ownSite, saveValue } from "../support/own-site.ts";
import { expect, open, test } from "../support/site.ts";

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

ownSite.describe("in Swahili", () => {
  ownSite.use({ language: "sw" });

  ownSite(
    "a long list prints on two sheets, with the day of print and the address of the page",
    async ({ page, request, t: words, baseURL }) => {
      const said = (en: string) => ({ en, sw: en });
      const fee = (_: unknown, at: number) => ({
        what: said(`Fee of a longer name ${at}`),
        amount: 1_500_000,
        due: "2027-01-11",
        level: "both",
      });
      const thing = (_: unknown, at: number) => ({ item: said(`Sample thing ${at}`), count: "2", level: "both" });
      await saveValue(request, "fees", Array.from({ length: 12 }, fee));
      await saveValue(request, "thingsToBring", Array.from({ length: 36 }, thing));
      await open(page, "/joining");
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);

      await page.clock.setFixedTime(new Date("2027-02-03T22:00:00Z"));
      await open(page, "/joining?level=o-level");
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: "print" });
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      // Its words are content of the style sheet.
      const printed = page.locator("[data-printed]");
      await expect(printed).toBeVisible();
      await expect(printed).toHaveCSS("break-before", "avoid");
      await expect(printed.locator("xpath=preceding-sibling::p[1]")).toHaveCSS("break-before", "avoid");
      for (const part of [`${baseURL}/joining?level=o-level`, "4 Februari 2027"])
        expect(await printed.getAttribute("data-printed")).toContain(part);
      await expect(page.getByRole("article").getByText(words.title.full)).toBeVisible();
      await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    },
  );
});

test("the sentences of a way to pay, which share lines on paper, end with full stops", async ({ page }) => {
  await open(page, "/joining");
  await page.emulateMedia({ media: "print" });
  const ends = await page
    .locator("article dd p, article dd p span")
    .evaluateAll((all) => all.map((each) => `${each.textContent}|${getComputedStyle(each, "::after").content}`));
  for (const end of ['Account 01|". "', 'form (sample)|". "', "the amount.|none"])
    expect(ends).toContainEqual(expect.stringContaining(end));
});

test("buttons on /joining copy a number and the fees as one SMS", async ({ page, t: words, baseURL }) => {
  const { joining, common } = words;
  const notice = (text: string) => page.getByRole("status").getByText(text);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await open(page, "/joining?level=a-level");
  await page.getByRole("button", { name: joining.copyOne.replace("{number}", "000 0000 0000") }).click();
  await expect(notice(joining.copied)).toBeVisible();
  expect(await copied()).toBe("00000000000");
  await page.getByRole("button", { name: fill(common.send.smsOne, { name: joining.fees }) }).press("Enter");
  await expect(notice(common.send.copied)).toBeVisible();
  const sum = fill(common.send.from, { text: `${sampleName(joining.aLevel.sum, "en")}: 230,000 Tsh` });
  expect(await copied()).toBe(`${sum} ${baseURL}/joining?level=a-level`);
});

test("things to bring are ticked by a tap, and stay ticked on the device for any level", async ({ page }) => {
  await open(page, "/joining");
  const boxes = page.getByRole("checkbox");
  const [shirt, mattress] = [boxes.nth(3), boxes.nth(4)];
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.getByText("White shirt").click();
  await expect(shirt).toBeChecked();
  await mattress.check();
  await open(page, "/joining?level=a-level");
  await expect(shirt).toBeChecked();
  await expect(mattress).toBeChecked();
  await shirt.uncheck();
  await open(page, "/joining");
  await expect(shirt).not.toBeChecked();
  await expect(mattress).toBeChecked();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
});
