import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect } from "../support/site.ts";
import { openValue } from "../support/site-tab.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the fees are copied as an SMS and shared in WhatsApp", async ({ page, dashboardWords: t, t: words, baseURL }) => {
  await openValue(page, "fees");
  const { send } = t.site;
  await button(page, send.title).press("Enter");
  const dialog = page.getByRole("dialog", { name: send.title });
  await dialog.getByRole("radio", { name: t.site.swahili }).check();
  const text = `Seminari ya Visiga: Jumla ya ada, O-level (mfano): Tsh 220,000 ${baseURL}/joining?level=o-level&lang=sw`;
  const message = dialog.getByRole("listitem").filter({ hasText: "O-level" });
  await expect(message).toContainText(text);
  await expect(message).toContainText(fill(send.count, { count: text.length, max: 160 }));
  expect(await screenFindings(page)).toEqual([]);
  await message.getByRole("button", { name: words.common.send.sms }).click();
  await expect(dialog.getByRole("status").getByText(fill(send.copied, { name: "Ada" }))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const address = new URL(String(await message.getByRole("link").getAttribute("href")));
  expect(address.host).toBe("wa.me");
  expect(address.searchParams.get("text")).toBe(text.replace(" http", "\nhttp"));
});
