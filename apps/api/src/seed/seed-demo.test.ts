import { type PictureName, pictureSize } from "@visiga/artwork/pictures";
import {
  type EntryPage,
  type EntryRecord,
  galleryCategories,
  organizationGroup,
  organizationGroups,
} from "@visiga/contracts/entries";
import { id } from "@visiga/contracts/fields";
import { siteValueSchema } from "@visiga/contracts/site-editing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { insertSampleSite } from "#features/site/sample-site.ts";
import type { ConfirmedUser, UserActor } from "#platform/security/actor.ts";
import { storedPhotos } from "#testing/stored-photos.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { demoEntries } from "./demo-entries.ts";
import { demoSite } from "./demo-site.ts";
import { seedDemo } from "./seed-demo.ts";

let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
});
afterEach(() => api.close());

/** Replaces the prepared artwork, which would require a build. */
const artwork = {
  load: async (name: PictureName) => {
    const { width, height } = pictureSize(name);
    const variants = [{ format: "webp" as const, width: 200, data: Buffer.from(name) }];
    const socialImage = { format: "jpeg" as const, focal: { x: 50, y: 50 }, data: Buffer.from(`${name} to share`) };
    return { width, height, color: "#000000", placeholder: "data:,", variants, socialImage };
  },
};

const seed = (site = (manager: Parameters<typeof insertSampleSite>[0]) => insertSampleSite(manager, demoSite)) =>
  seedDemo({ ...api.services, artwork, site, now: new Date("2026-11-21T10:00:00Z") });
const list = async (path = ""): Promise<EntryRecord[]> => (await api.rest("GET", `/files${path}`)).json();
const count = async (page: string) => (await list(`/page/${page}`)).length;
const stored = () => storedPhotos(api);

test("the seed fills every page and every place", async () => {
  expect(await seed()).toBe(true);
  const all = await list();
  const titled = (title: string) => all.filter((record) => record.title === title).length;
  expect(await count("HOME")).toBe(6);
  expect(await count("NEWS")).toBe(6);
  expect(await count("ALUMNI")).toBe(27);
  expect(await count("ORGANIZATION")).toBe(30);
  expect(await count("WAWATA")).toBe(12);
  expect(await count("SEMINARIAN")).toBe(8);
  expect(await count("ABOUT")).toBe(4);
  expect(titled("GAMES")).toBe(4);
  expect(titled("MARIAN")).toBe(1);
  expect(titled("STAFFS")).toBeGreaterThan(0);
  expect(galleryCategories.map(titled)).toEqual([9, 8, 7]);
  const groups = new Set((await list("/page/ORGANIZATION")).map(({ title }) => organizationGroup(title)));
  expect(groups).toEqual(new Set(organizationGroups));
});

test("the demo values are stored as a save would store them", () => {
  const keys = Object.keys(demoSite) as (keyof typeof demoSite)[];
  expect(Object.fromEntries(keys.map((key) => [key, siteValueSchema(key).parse(demoSite[key])]))).toEqual(demoSite);
});

test("the seed keeps the order of the demo entries and dates them in the past", async () => {
  await seed();
  for (const page of ["HOME", "NEWS", "ALUMNI", "ORGANIZATION", "WAWATA", "SEMINARIAN", "ABOUT"]) {
    const written = demoEntries
      .filter((entry) => entry.page === page)
      .map(({ name }) => (typeof name === "string" ? name : name.en));
    expect(
      (await list(`/page/${page}`)).map(({ name }) => name),
      page,
    ).toEqual(written);
  }
  for (const { createdAt, date } of await list()) {
    expect(Date.parse(createdAt)).toBeLessThan(Date.parse("2026-11-21T10:00:00Z"));
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.parse(createdAt));
  }
});

test("the sample term dates are in the calendar that programs subscribe to", async () => {
  await seed();
  const { body } = await api.app.inject("/calendar.ics");
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(demoSite.termDates.length);
});

test("entries with the same picture share a photo, and all are marked as samples", async () => {
  await seed();
  const shown = new Set(demoEntries.map((entry) => entry.picture).filter((name) => name !== null));
  expect(await stored()).toHaveLength(shown.size);
  expect(await api.database.query("SELECT 1 FROM file WHERE id::text NOT IN (SELECT key FROM shipped)")).toEqual([]);
  const [home] = await list("/page/HOME");
  expect((await api.app.inject(String(home?.photoUrl))).body).toBe("hero-chapel");
});

test("every item of the seed with a picture has its social image at once", async () => {
  await seed();
  expect(await api.database.query("SELECT name FROM file WHERE social_image_due")).toEqual([]);
  const [newest] = await list("/page/NEWS");
  expect((await api.app.inject(String(newest?.sharePicture))).body).toMatch(/ to share$/);
  expect((await list("/page/HOME")).filter(({ sharePicture }) => sharePicture !== null)).toEqual([]);
});

test("the seed stores both languages, and alternative texts and weight of each photo", async () => {
  await seed();
  const read = async (page: EntryPage) =>
    (await api.services.publicEntries.list({ page, language: "sw", first: 1000 })).items;
  const [news] = await read("NEWS");
  expect(news?.title).toBe("Watahiniwa wa Kidato cha Nne wabarikiwa kabla ya mitihani yao");
  const organization = await read("ORGANIZATION");
  expect(organization.map(({ title }) => title)).toContain("RECTOR");
  expect(organization.map(({ name }) => name)).toContain("Padri Gombera wa Mfano 04");
  const [home] = await read("HOME");
  expect(home).toMatchObject({ name: "Kikanisa juu ya kilima", alt: expect.stringContaining("Kikanisa cha mawe") });
  const speechless = await api.database.query(
    "SELECT name FROM file WHERE photo_id IS NOT NULL AND (alt IS NULL OR alt_sw IS NULL OR weight = 0)",
  );
  expect(speechless).toEqual([]);
  expect(await api.database.query("SELECT name FROM file WHERE lacks_swahili OR NOT shown")).toEqual([]);
});

test("all samples are counted, moved to the bin together and restored", async () => {
  await seed();
  const { entryBin, contentVersion, bin } = api.services;
  const administrator: UserActor = { kind: "user", name: "Sample Admin", role: "ADMIN", ...(await api.addUser()) };
  const before = await list();
  expect(await entryBin.countSamples(api.database.manager)).toBe(before.length);
  const entries = await contentVersion.change((manager) =>
    entryBin.binSamples(manager, administrator as ConfirmedUser),
  );
  expect(entries).toHaveLength(before.length);
  expect(await list()).toEqual([]);
  expect(await entryBin.countSamples(api.database.manager)).toBe(0);
  await bin.restore(administrator, { entries });
  expect((await list()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(await entryBin.countSamples(api.database.manager)).toBe(before.length);
});

test("the seed does nothing after a previous seed or change, even if the content is empty now", async () => {
  expect(await seed()).toBe(true);
  expect(await seed()).toBe(false);
  await api.services.contentVersion.change((manager) => manager.query("DELETE FROM file"));
  expect(await seed()).toBe(false);
  expect(await list()).toEqual([]);
});

test("a failed seed leaves an empty database and no photos, and can be repeated", async () => {
  await expect(seed(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await list()).toEqual([]);
  expect(await stored()).toEqual([]);
  expect(await seed()).toBe(true);
});

test("a failed seed removes its photos before another process seeds", async () => {
  const { photos } = api.services;
  const discard = photos.discard.bind(photos);
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
  let other: Promise<boolean> | undefined;
  vi.spyOn(photos, "discard").mockImplementation(async (...photo) => {
    const waits = vi.waitFor(async () => expect(await api.database.query(waiting)).not.toEqual([]), 30_000);
    await Promise.race([other, waits]);
    await discard(...photo);
  });
  const failing = seed(() => {
    other = seed();
    return Promise.reject(new Error("broken"));
  });
  await expect(failing).rejects.toThrow("broken");
  expect(await other).toBe(true);
  const rows: { id: string }[] = await api.database.query("SELECT id FROM photo ORDER BY id");
  expect(await stored()).toEqual(rows.map(({ id }) => id));
});

test("a repeated seed after a killed one leaves no unreferenced photos", async () => {
  const killed = vi.spyOn(api.services.photos, "discard").mockResolvedValue();
  await expect(seed(() => Promise.reject(new Error("killed")))).rejects.toThrow("killed");
  killed.mockRestore();
  const before = await stored();
  expect(before).not.toEqual([]);
  expect(await seed()).toBe(true);
  expect(await stored()).toEqual(before);
  for (const photoId of before) expect(id.safeParse(photoId).success).toBe(true);
});
