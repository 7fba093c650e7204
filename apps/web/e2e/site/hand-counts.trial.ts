import type { Locator, Page } from "@playwright/test";
import { daysAfter, schoolDay } from "@visiga/contracts/dates";
import type { RemovalPage } from "@visiga/contracts/removals";
import { fill } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import type { Hand } from "../support/hand.ts";
import { visitorTest as test } from "../support/hand-counts.ts";
import { listed } from "../support/listed-files.ts";
import { saveValue } from "../support/own-site.ts";
import { addSample } from "../support/sample-pictures.ts";
import { button, expect, open } from "../support/site.ts";
import { byAdministrator, read } from "../support/users.ts";

// What tasks of a parent take at 360 px in Swahili, from the home page.
test.use({ permissions: ["clipboard-read", "clipboard-write"] });
test.beforeEach(({ page }) => open(page, "/"));

const main = (page: Page): Locator => page.getByRole("main");
const menu = (page: Page): Locator => page.getByRole("dialog");
const link = (within: Page | Locator, name: string): Locator => within.getByRole("link", { name, exact: true });
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The number of the next call, which the browser hands to another program. */
async function nextCall(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  return new Promise((resolve) => browser.on("Page.frameRequestedNavigation", ({ url }) => resolve(url)));
}

test("the fees of O-level are read in 1 tap", async ({ page, hand, t: { navbar, joining } }) => {
  await hand.tap(link(main(page), navbar.parents.fees));
  const sum = main(page)
    .getByRole("listitem")
    .filter({ hasText: sampleName(joining.oLevel.sum, "sw") });
  await expect(sum.getByText("220,000")).toBeInViewport({ ratio: 1 });
  expect(hand.taps).toBeLessThanOrEqual(1);
});

test("the number to pay to is copied in 2 taps", async ({ page, hand, t: { navbar, joining } }) => {
  await hand.tap(link(main(page), navbar.parents.fees));
  await hand.tap(button(page, fill(joining.copyOne, { number: "000 0000 0000" })));
  await expect(page.getByRole("status").getByText(joining.copied)).toBeVisible();
  expect(await copied(page)).toBe("00000000000");
  expect(hand.taps).toBeLessThanOrEqual(2);
});

test("the code to pay by phone is dialled in 2 taps", async ({ page, hand, t: { navbar } }) => {
  await hand.tap(link(main(page), navbar.parents.fees));
  await expect(page).toHaveURL(/\/joining$/);
  const dialled = nextCall(page);
  await hand.tap(link(main(page), "*150*00#"));
  expect(await dialled).toBe("tel:*150*00%23");
  expect(hand.taps).toBeLessThanOrEqual(2);
});

test("the seminary is called in 1 tap", async ({ page, hand, t: { navbar } }) => {
  const dialled = nextCall(page);
  await hand.tap(link(main(page), navbar.parents.call));
  expect(await dialled).toBe("tel:+255700000002");
  expect(hand.taps).toBeLessThanOrEqual(1);
});

test("WhatsApp is opened in 1 tap", async ({ page, hand, t: { common } }) => {
  await page.route("https://wa.me/**", (route) => route.fulfill({ contentType: "text/html", body: "WhatsApp" }));
  await hand.tap(link(main(page), common.whatsapp));
  await expect(page).toHaveURL("https://wa.me/255700000002");
  expect(hand.taps).toBeLessThanOrEqual(1);
});

test("the joining letter of O-level is downloaded in 3 taps", async ({ page, hand, t: { navbar, joining } }) => {
  await hand.tap(link(main(page), navbar.parents.fees));
  await hand.tap(main(page).getByRole("link", { name: /^O-level/ }));
  await expect(page).toHaveURL(/level=o-level$/);
  const download = page.waitForEvent("download");
  await hand.tap(link(main(page), joining.file.save));
  expect((await download).suggestedFilename()).toBe("visiga-kujiunga-o-level.pdf");
  expect(hand.taps).toBeLessThanOrEqual(3);
});

test.describe("with a term that begins", () => {
  const what = { en: "First term", sw: "Muhula wa kwanza" };
  const term = { id: crypto.randomUUID(), what, first: "2099-01-12", last: "2099-06-05" };
  test.beforeEach(async ({ page, request }) => {
    await saveValue(request, "termDates", [term]);
    await page.reload();
  });

  test("the day on which the school opens again is found in 1 tap", async ({ page, hand, t: { navbar } }) => {
    await hand.tap(link(main(page), navbar.parents.calendar));
    await expect(main(page).getByText("Jumatatu 12 Januari 2099")).toBeInViewport({ ratio: 1 });
    await expect(main(page).getByText(what.sw, { exact: true })).toBeInViewport({ ratio: 1 });
    expect(hand.taps).toBeLessThanOrEqual(1);
  });

  test("a date is added to the calendar of the phone in 3 taps", async ({
    page,
    hand,
    t: { navbar, news, calendar },
  }) => {
    await hand.tap(link(main(page), navbar.parents.calendar));
    await hand.tap(main(page).getByLabel(fill(news.shareOne, { title: what.sw }), { exact: true }));
    const download = page.waitForEvent("download");
    await hand.tap(link(main(page), fill(calendar.saveOne, { name: what.sw })));
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    expect(hand.taps).toBeLessThanOrEqual(3);
  });
});

test("the newest news is read in 1 tap", async ({ page, hand, request, t: { home } }) => {
  const [newest] = await listed(request, "NEWS");
  await hand.tap(page.getByRole("group", { name: home.news.title }).getByRole("article").first().getByRole("link"));
  await expect(page).toHaveURL(new RegExp(`${newest?.path}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  expect(hand.taps).toBeLessThanOrEqual(1);
});

test("a picture of the oldest year of more than 48 is opened in 4 taps", async ({ page, hand, request, t }) => {
  test.setTimeout(120_000);
  for (let at = (await listed(request, "GALLERY")).length; at <= 48; at++)
    await addSample(request, { name: `Mavuno ${at}`, page: "GALLERY" });
  await addSample(request, { name: "Waanzilishi", page: "GALLERY", eventDay: "1991-07-01" });
  const { length: count } = await listed(request, "GALLERY");
  await hand.tap(link(main(page), t.home.gallery.all));
  const years = page.getByRole("navigation", { name: t.common.years });
  await hand.tap(link(years, fill(t.common.wholeList, { count })));
  await hand.tap(link(years, "1991"));
  const tile = link(page, fill(t.gallery.fullSize.open, { name: "Waanzilishi" }));
  await expect(tile).toBeInViewport();
  await hand.tap(tile);
  await expect(page.getByRole("dialog").getByRole("heading")).toHaveText("Waanzilishi");
  expect(hand.taps).toBeLessThanOrEqual(4);
});

test("a picture is shared in 3 taps", async ({ page, hand, request, t: { home, common } }) => {
  const { path } = await addSample(request, { name: "Mavuno", page: "GALLERY" });
  await openPicture(page, hand, home.gallery.all);
  await hand.tap(button(page.getByRole("dialog"), common.share));
  await expect(page.getByRole("status").getByText(common.copied, { exact: true })).toBeInViewport();
  expect(await copied(page)).toBe(`${new URL(page.url()).origin}${path}?lang=sw`);
  expect(hand.taps).toBeLessThanOrEqual(3);
});

test("the removal of a picture is asked for in 4 taps", async ({ page, hand, request, t: { home, removal } }) => {
  const { name } = await addSample(request, { name: "Mavuno", page: "GALLERY" });
  await openPicture(page, hand, home.gallery.all);
  await hand.tap(link(page.getByRole("dialog"), removal.link));
  await hand.tap(button(page, removal.send));
  await expect(page.getByRole("heading", { level: 1, name: removal.sentTitle })).toBeVisible();
  const headers = await byAdministrator(request);
  const { result } = await read<{ result: { data: RemovalPage } }>(
    await request.get("/api/trpc/removals.list?input={}", { headers }),
  );
  const [asked] = result.data.items;
  expect(asked?.name).toBe(name);
  await read(await request.post("/api/trpc/removals.dismiss", { headers, data: { id: asked?.id } }));
  expect(hand.taps).toBeLessThanOrEqual(4);
});

async function openPicture(page: Page, hand: Hand, gallery: string): Promise<void> {
  await hand.tap(link(main(page), gallery));
  await expect(page).toHaveURL(/\/gallery$/);
  await hand.tap(main(page).getByRole("listitem").getByRole("link").first());
  await expect(page.getByRole("dialog").getByRole("heading")).toHaveText("Mavuno");
}

test("a word is searched for in 2 taps", async ({ page, hand, t: { navbar } }) => {
  await hand.tap(button(page, navbar.search.open));
  await expect(menu(page).getByRole("combobox")).toBeFocused();
  await hand.write(menu(page).getByRole("combobox"), "zahanati");
  await hand.tap(menu(page).getByRole("option").first());
  await expect(page).toHaveURL(/\/dispensary$/);
  expect(hand.taps).toBeLessThanOrEqual(2);
});

test("the result of a form number is asked for in 4 taps", async ({
  page,
  hand,
  request,
  t: { home, footer, entrance },
}) => {
  const headers = await byAdministrator(request);
  const today = schoolDay(new Date());
  const results = [{ number: "0123", outcome: "selected" }];
  const data = { from: today, at: "00:00", until: daysAfter(today, 1), results, version: 0 };
  const { version } = await read<{ version: number }>(await request.put("/api/v1/entrance-results", { headers, data }));
  await page.reload();
  await hand.tap(link(main(page), home.hero.apply));
  await hand.tap(link(main(page), footer.pages.results));
  await hand.write(page.getByLabel(entrance.number), "0123");
  await hand.tap(button(page, entrance.ask));
  await expect(page.getByRole("heading", { level: 2, name: entrance.outcomes.selected })).toBeVisible();
  await read(await request.delete(`/api/v1/entrance-results?version=${version}`, { headers }));
  expect(hand.taps).toBeLessThanOrEqual(4);
});

test("the language is changed and changed back in 2 taps", async ({ page, hand }) => {
  const banner = page.getByRole("banner");
  const html = page.locator("html");
  await hand.tap(banner.getByRole("link", { name: "EN English" }));
  await expect(html).toHaveAttribute("lang", "en");
  await hand.tap(banner.getByRole("link", { name: "SW Swahili" }));
  await expect(html).toHaveAttribute("lang", "sw");
  expect(hand.taps).toBeLessThanOrEqual(2);
});

test("data saver is turned on in 2 taps", async ({ page, hand, t: { navbar, saver } }) => {
  await hand.tap(button(page, navbar.openMenu));
  await hand.tap(link(menu(page), saver.on));
  await expect(page.locator("html")).toHaveAttribute("data-saver");
  expect(hand.taps).toBeLessThanOrEqual(2);
});

test("the theme is made dark in 2 taps", async ({ page, hand, t: { navbar } }) => {
  await hand.tap(button(page, navbar.openMenu));
  await hand.tap(button(menu(page), navbar.theme.dark));
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(hand.taps).toBeLessThanOrEqual(2);
});
