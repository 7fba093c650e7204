import { administrator } from "@visiga/testing/server-process";
import { listed } from "../support/listed-files.ts";
import { button, cards, expect, hold, open, test } from "../support/site.ts";

test.use({
  asAdministrator: true,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
});

test("cards stand in one to four columns", async ({ page }) => {
  const columns = () =>
    cards(page)
      .first()
      .evaluate((card) => getComputedStyle(card.closest("ul") ?? card).gridTemplateColumns.split(" ").length);
  for (const [tab, onPhone] of [
    ["/dashboard", 2],
    ["/dashboard?tab=users", 1],
  ] as const) {
    await open(page, tab);
    await expect(cards(page).first()).toBeVisible();
    for (const [width, least, most] of [
      [360, onPhone, onPhone],
      [768, 2, 2],
      [1440, 3, 4],
      [2560, 4, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(), `${width} px`).toBeGreaterThanOrEqual(least);
      expect(await columns(), `${width} px`).toBeLessThanOrEqual(most);
    }
  }
});

test("a card has two lines of description and the time in the browser's local format", async ({ page, request }) => {
  await open(page, "/dashboard?page=NEWS");
  const record = (await listed(request, "NEWS")).find(({ description }) => description);
  if (!record) throw new Error("No news has a description");
  const card = cards(page)
    .filter({ has: page.getByRole("heading", { name: record.title, exact: true }) })
    .first();
  for (const text of [record.name, "NEWS"]) await expect(card).toContainText(text);
  const description = card.getByText(String(record.description), { exact: true });
  const shown = await description.evaluate((text) => {
    const { webkitLineClamp, overflow, lineHeight } = getComputedStyle(text);
    return { webkitLineClamp, overflow, lines: text.clientHeight / Number.parseFloat(lineHeight) };
  });
  expect(shown).toMatchObject({ webkitLineClamp: "2", overflow: "hidden" });
  expect(shown.lines).toBeLessThan(2.1);
  const created = await page.evaluate((at) => new Date(at).toLocaleString(), record.createdAt);
  await expect(card.getByText(created, { exact: true })).toBeVisible();
  for (const action of ["Edit", "Delete"])
    await expect(button(card, `${action} “${record.title}”`).locator("svg")).toBeVisible();
});

for (const [path, procedure, loading] of [
  ["/dashboard", "files.browse", "Loading files..."],
  ["/dashboard?tab=users", "users.list", "Loading..."],
] as const) {
  test(`the list of ${path} shows that it is loading, and logs a failure`, async ({ page, complaints }) => {
    const request = await hold(page, `**/api/trpc/**${procedure}**`);
    await open(page, path);
    await expect(page.getByText(loading, { exact: true })).toBeVisible();
    request.fail();
    await expect(page.getByRole("main").getByRole("button", { name: "Retry" }).first()).toBeVisible();
    await expect(page.getByText(loading, { exact: true })).toBeHidden();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(cards(page)).toHaveCount(0);
    expect(complaints.splice(0).join(), "logged").toContain("TRPCClientError");
  });
}

test("the users' list requests the first ten users, has no paging, and shows only ACTIVE users", async ({ page }) => {
  const asked = page.waitForRequest("**/api/trpc/**users.list**");
  await open(page, "/dashboard?tab=users");
  const { pathname, searchParams } = new URL((await asked).url());
  const place = pathname.replace("/api/trpc/", "").split(",").indexOf("users.list");
  expect(JSON.parse(String(searchParams.get("input")))[place], "its input in the batch").toEqual({ page: 0, size: 10 });
  const card = cards(page).filter({ hasText: administrator.email });
  const term = (name: string) => card.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) });
  for (const name of ["id", "Email", "Phone number"]) await expect(term(name)).toBeVisible();
  await expect(card.getByText("ACTIVE", { exact: true })).toBeVisible();
  const id = card.getByText(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(await id.evaluate((text) => text.scrollWidth <= text.clientWidth), "the whole id").toBe(true);
  await expect(page.getByRole("main").getByText(/^(INACTIVE|DELETED)$/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /next|previous|page/i })).toHaveCount(0);
});
