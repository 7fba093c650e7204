import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { EntryEntity } from "#features/entries/entry.entity.ts";
import { plain, type ReadPage, useRenderedSite } from "./rendered-site.ts";

const lists = [
  ["/gallery", 24, { page: "GALLERY" }],
  ["/news", 24, { page: "NEWS" }],
  ["/alumni", 9, { page: "ALUMNI" }],
  ["/wawata", 24, { page: "WAWATA" }],
  ["/staff", 24, { title: "STAFFS" }],
  ["/about-us", 24, { page: "ABOUT" }],
  ["/images", 24, {}],
] as const;

const site = await useRenderedSite();
beforeAll(async () => {
  const entries = site.database.getRepository(EntryEntity);
  for (const [, step, where] of lists) {
    const [sample, ...more] = await entries.findBy(where);
    if (!sample) throw new Error(`No file with ${JSON.stringify(where)}`);
    const copies = Array.from({ length: Math.max(0, 2 * step + 2 - more.length - 1) }, (_, index) => ({
      ...sample,
      id: randomUUID(),
      name: `Copy ${index}`,
    }));
    await entries.insert(copies);
  }
});

const itemsOf = ({ $ }: ReadPage): string[][] =>
  $("[data-items]")
    .toArray()
    .map((list) =>
      $(list)
        .children(":not([data-year])")
        .toArray()
        .map((item) => plain($(item).text())),
    );

test.each(lists)("%s returns its next %i items as a fragment without header and footer", async (path, step) => {
  const first = await site.read(path);
  const part = await site.read(`${path}?show=${2 * step}&from=${step}`);
  const whole = await site.read(`${path}?show=${2 * step}`);

  const [before, added, all] = [itemsOf(first), itemsOf(part), itemsOf(whole)];
  expect(all.length).toBeGreaterThan(0);
  // The staff page shows one of its pictures separately above the others.
  expect(added[0]).toHaveLength(step);
  expect(all.map((_, index) => [...(before[index] ?? []), ...(added[index] ?? [])])).toEqual(all);

  expect(part.$("header, footer, body nav[aria-label='Main menu']")).toHaveLength(0);
  const size = ({ $ }: ReadPage) => Buffer.byteLength($.html());
  expect(size(part)).toBeLessThan(size(whole) - size(first) / 2);
});

test.each(lists)("%s has links to the next part and to the whole list", async (path, step) => {
  const { $ } = await site.read(path);
  const more = $("a[data-more]");
  expect(more.attr("href")).toContain(`show=${2 * step}`);
  expect(more.attr("data-more")).toBe(String(step));
  const total = Number(more.attr("data-whole"));
  expect(total % step).toBe(0);
  const { $: last } = await site.read(`${path}?show=${total}`);
  expect(last("a[data-more]")).toHaveLength(0);
  expect(last("[data-foot] [role=status]").text()).toMatch(/\d/);
});

test("years stand above their pictures once, and links at the top lead to them and to all", async () => {
  const years = async (query: string) => {
    const { $ } = await site.read(`/gallery${query}`);
    const texts = (selector: string) => $(selector).map((_, each) => plain($(each).text()));
    return {
      headings: texts("[data-items] > [data-year]").get(),
      links: texts("[data-years] a").get(),
      targets: $("[data-years] a").map((_, link) => $($(link).attr("href") ?? "").length),
      whole: $("a[data-whole-list]").map((_, link) => $(link).attr("href")),
    };
  };
  const [{ id: oldest }] = await site.database.query("SELECT id FROM file WHERE page = 'GALLERY' LIMIT 1");
  await site.database.query("UPDATE file SET event_date = '2003-05-01' WHERE id = $1", [oldest]);
  await site.dropPages();
  const first = await years("");
  expect(first.headings).toEqual([...new Set(first.headings)]);
  expect(new Set(first.whole.get()).size).toBe(1);
  // Where one step is left, the foot has it already, and the years still lack the last ones.
  const [whole = ""] = first.whole.get();
  const oneStepLess = `?show=${Number(whole.split("=")[1]) - 24}`;
  expect((await years(oneStepLess)).whole.get()).toEqual([whole]);
  const all = await years(whole);
  expect(all.headings.at(-1)).toBe("2003");
  expect(all.links).toEqual(all.headings);
  expect(all.targets.get().every((found) => found === 1)).toBe(true);
  expect(all.whole.get()).toEqual([]);
  // A fragment begins with its year, which script drops if the list has it.
  expect((await years("?show=48&from=24")).headings.length).toBeGreaterThan(0);
});

test("a category without pictures has no tab, and without any category there are none", async () => {
  const tabs = async () => (await site.read("/gallery")).$("[data-tab]").length;
  expect(await tabs()).toBe(4);
  await site.database.query("UPDATE file SET title = 'EVENTS' WHERE page = 'GALLERY' AND title = 'STUDENTS'");
  await site.dropPages();
  expect(await tabs()).toBe(3);
  await site.database.query("UPDATE file SET title = 'Other' WHERE page = 'GALLERY'");
  await site.dropPages();
  expect(await tabs()).toBe(0);
});

test("a list of more than a thousand items is continued, at most a thousand a response", async () => {
  const entries = site.database.getRepository(EntryEntity);
  const [sample] = await entries.findBy({ page: "WAWATA" });
  await entries.insert(
    Array.from({ length: 1100 }, (_, index) => ({ ...sample, id: randomUUID(), name: `Many ${index}` })),
  );
  await site.database.query("UPDATE content_version SET version = version + 1");
  await site.refresh();
  const total = await entries.countBy({ page: "WAWATA" });
  const shown = async (query: string) => {
    const page = await site.read(`/wawata${query}`);
    return { items: itemsOf(page)[0] ?? [], more: page.$("a[data-more]").attr("href") };
  };
  const part = await shown("?show=1032&from=1008");
  expect(part.items).toHaveLength(24);
  expect(part.more).toBe("?show=1056");
  const page = await shown("?show=1032");
  expect(page.items).toHaveLength(1000);
  expect(page.items.slice(-24)).toEqual(part.items);
  expect(page.more).toBe("?show=1056");
  const end = await shown(`?show=${Math.ceil(total / 24) * 24}&from=1104`);
  expect(end.items).toHaveLength(total - 1104);
  expect(end.more).toBeUndefined();
});
