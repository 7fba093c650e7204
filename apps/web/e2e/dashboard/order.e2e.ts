import type { APIRequestContext, Page } from "@playwright/test";
import type { EntryRecord } from "@visiga/contracts/entries";
import type { EntryListPage } from "@visiga/contracts/entry-queries";
import type { ArrangedPage } from "@visiga/contracts/managed-entries";
import { fill } from "@visiga/i18n/format";
import { pictureTest as test } from "../support/as-administrator.ts";
import { axeFinds } from "../support/axe.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open, press } from "../support/site.ts";
import { byAdministrator } from "../support/users.ts";

async function list(request: APIRequestContext, page: ArrangedPage): Promise<EntryRecord[]> {
  const input = JSON.stringify({ page, first: 200, language: "en" });
  const answer = await request.get(`/api/trpc/files.list?input=${encodeURIComponent(input)}`);
  return ((await answer.json()) as { result: { data: EntryListPage } }).result.data.items;
}

const idsOf = (entries: readonly EntryRecord[]) => entries.map(({ id }) => id);

type Files = readonly EntryRecord[];
async function arrange(request: APIRequestContext, page: ArrangedPage, files: Files, seen: Files): Promise<void> {
  const headers = await byAdministrator(request);
  const data = { page, ids: idsOf(files), seen: idsOf(seen) };
  const answer = await request.post("/api/trpc/files.arrange", { headers, data });
  expect(answer.ok()).toBe(true);
}

const rows = (page: Page, label: string) => page.getByRole("list", { name: label, exact: true }).getByRole("listitem");

test("the people of an office can be ordered by keyboard alone, and the chart shows that order", async ({
  page,
  request,
  t: words,
  dashboardWords: { images: t, dashboard },
}) => {
  const group = words.organization.groups.TEACHER;
  const before = (await list(request, "ORGANIZATION")).filter(({ title }) => /^teacher$/i.test(title));
  const [first, second, third] = before.map(({ name }) => name);
  await open(page, "/dashboard?page=ORGANIZATION&task=order");
  const teachers = rows(page, group);
  await expect(teachers).toHaveCount(before.length);
  const save = page.getByRole("button", { name: t.order.save, exact: true });
  await expect(save).toBeDisabled();

  const handle = teachers.nth(0).getByRole("button").first();
  await handle.focus();
  const spoken = page.getByText(fill(t.order.lifted, { name: `${first}`, position: 1, total: before.length, group }));
  const lift = async () => {
    await page.keyboard.press("Space");
    await expect(spoken).toBeAttached();
    // dnd-kit listens for keys only after a timer that starts when the row is lifted.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };
  await lift();
  const at = (position: number) =>
    page.getByText(fill(t.order.movedTo, { name: `${first}`, position, total: before.length, group }));
  await page.keyboard.press("ArrowDown");
  await expect(at(2)).toBeAttached();
  await expect(handle).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByText(fill(t.order.putBack, { name: `${first}`, position: 1 }))).toBeAttached();
  await expect(save).toBeDisabled();

  await lift();
  await page.keyboard.press("ArrowDown");
  await expect(at(2)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(at(3)).toBeAttached();
  // Resizing the window would reset the row.
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: fill(t.order.lift, { name: `${first}`, position: 3 }) })).toBeFocused();

  const up = page.getByRole("button", { name: fill(t.order.upOne, { name: `${first}` }) });
  await up.press("Enter");
  await expect(up).toBeFocused();
  await expect(at(2).first()).toBeAttached();
  await expect(teachers.nth(1)).toContainText(`${first}`);
  await save.press("Enter");
  await expect(page.getByText(t.order.saved)).toBeVisible();
  await expect(save).toBeDisabled();
  // The notice covers half of a button, and axe would report the button as too small.
  await page.getByRole("button", { name: dashboard.notice.close, exact: true }).click();
  expect(await screenFindings(page)).toEqual([]);

  await open(page, "/organization");
  const chart = page.getByRole("main");
  const tops = await Promise.all(
    [second, first, third].map(async (name) => {
      const { x = 0, y = 0 } = (await chart.getByText(`${name}`).first().boundingBox()) ?? {};
      return y * 10_000 + x;
    }),
  );
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const now = (await list(request, "ORGANIZATION")).filter(({ title }) => /^teacher$/i.test(title));
  expect(now.map(({ name }) => name).slice(0, 3)).toEqual([second, first, third]);
  await arrange(request, "ORGANIZATION", before, now);
});

test("leaving unsaved slides asks first; saving over another user's order keeps the saver's", async ({
  page,
  request,
  complaints,
  dashboardWords: t,
}) => {
  const { order, conflict, card, pages } = t.images;
  const slides = await list(request, "HOME");
  const [first, second, ...others] = slides;
  const last = others.at(-1);
  if (!first || !second || !last) throw new Error("There are no slides");
  await open(page, "/dashboard?page=HOME&task=order");
  const row = rows(page, order.home);
  await expect(row.first()).toContainText(first.name || card.untitled);
  await press(row, fill(order.downOne, { name: first.name }));
  const gallery = page.getByRole("button", { name: pages.GALLERY, exact: true });
  await gallery.click();
  const leaving = page.getByRole("alertdialog", { name: order.leaveTitle });
  expect(await screenFindings(page)).toEqual([]);
  await leaving.getByRole("button", { name: order.stay, exact: true }).click();
  await expect(row.nth(1)).toContainText(first.name);

  // Meanwhile another user puts the last one first.
  await arrange(request, "HOME", [last, ...slides.slice(0, -1)], slides);
  const save = page.getByRole("button", { name: order.save, exact: true });
  await save.click();
  const asking = page.getByRole("alertdialog", { name: conflict.title });
  await expect(asking).toContainText(`1. ${second.name}`);
  expect(await screenFindings(page)).toEqual([]);
  await asking.getByRole("button", { name: conflict.back }).click();
  await expect(row.first()).toContainText(second.name);
  await save.click();
  await asking.getByRole("button", { name: conflict.saveMine }).click();
  await expect(page.getByText(order.saved)).toBeVisible();
  const mine = [second, first, ...others];
  expect(idsOf(await list(request, "HOME"))).toEqual(idsOf(mine));

  await press(row, fill(order.downOne, { name: second.name }));
  await gallery.click();
  await leaving.getByRole("button", { name: order.leave, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?page=GALLERY$/);

  await open(page, "/");
  const shown = page.getByRole("main").getByRole("img", { name: second.alt ?? second.name });
  await expect(shown.first()).toBeVisible();
  await arrange(request, "HOME", slides, mine);
  expect(complaints.filter((each) => !/409|Somebody else/.test(each))).toEqual([]);
  complaints.length = 0;
});
