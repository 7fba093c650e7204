import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import type { VariantKind } from "@visiga/system/storage/picture-variant";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type InstalledSite, installSite } from "#testing/installed-site.ts";
import { type PhotoPlace, photoPlaces } from "#testing/photo-places.ts";
import { PhotoSweep } from "./photo-sweep.ts";

const day = 24 * 3600 * 1000;

describe.each(photoPlaces)("photos that an earlier release stored in %s", (kind, make) => {
  let place: PhotoPlace;
  let site: InstalledSite;
  let photos: ReturnType<PhotoPlace["of"]>;

  beforeAll(async () => {
    place = await make();
    site = await installSite(place);
    photos = place.of(site.api);
  });
  afterAll(async () => {
    await site.close();
    await place.close();
  });
  beforeEach(async () => {
    await site.empty();
    await place.empty();
  });
  afterEach(() => void vi.useRealTimers());

  const idOf = ({ photo }: ManagedEntry) => String(photo?.id);
  /** Adds photos, and moves them to where an earlier release stored them. */
  async function addEarlier(count: number) {
    const records: ManagedEntry[] = [];
    for (let added = 0; added < count; added++) records.push(await site.add());
    for (const record of records)
      await place.rename(`${site.api.services.installation.id}/${idOf(record)}`, idOf(record));
    return records;
  }
  async function bytesOf(photoId: string, variant: VariantKind): Promise<number | null> {
    const opened = await site.api.services.storage.open(photoId, variant);
    opened?.stream.destroy();
    return opened?.bytes ?? null;
  }
  /** Whether each photo is readable. */
  const see = (records: readonly ManagedEntry[]) =>
    Promise.all(records.map(async (record) => (await bytesOf(idOf(record), { format: "webp", width: 200 })) !== null));
  const ids = (records: readonly ManagedEntry[]) => records.map(idOf).sort();
  /** As a new process, which has not looked for such photos yet. @param later milliseconds */
  async function takeIn(later = 0): Promise<void> {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + later });
    await new PhotoSweep(site.api.services).takeInEarlier();
    vi.useRealTimers();
  }
  const outside = async () =>
    (await place.paths()).filter((path) => !path.startsWith(site.api.services.installation.id));
  const all = (records: readonly unknown[]) => records.map(() => true);

  test("are served before, while and after they are taken in, and nothing stays outside", async () => {
    const records = await addEarlier(12);
    await place.write(".installation", `${site.api.services.installation.site}\n`);
    expect(await see(records)).toEqual(all(records));
    let taken = false;
    const taking = takeIn().finally(() => {
      taken = true;
    });
    const seen: boolean[] = [];
    while (!taken) seen.push(...(await see(records)));
    await taking;
    expect(new Set(seen)).toEqual(new Set([true]));
    expect(await photos.stored()).toEqual(ids(records));
    await takeIn(day + 1000);
    await takeIn(day + 1000);
    expect(await outside()).toEqual([]);
    expect(await see(records)).toEqual(all(records));
    await site.start(40 * day);
    expect(site.lines).toEqual([]);
    expect(await site.client.see(records[0] as ManagedEntry)).toBe(200);
  });

  test("are taken in whole after an interrupted attempt", async () => {
    const records = await addEarlier(4);
    const own = site.api.services.installation.id;
    const [moved, copied, half] = ids(records) as [string, string, string];
    await place.rename(moved, `${own}/${moved}`);
    // In a bucket, objects are copied one by one.
    if (kind === "a bucket") {
      const paths = await place.paths();
      for (const path of paths.filter((each) => each.startsWith(copied))) await place.write(`${own}/${path}`);
      await place.write(`${own}/${paths.find((each) => each.startsWith(half))}`);
    }
    await takeIn();
    expect(await see(records)).toEqual(all(records));
    await takeIn(day + 1000);
    expect(await photos.stored()).toEqual(ids(records));
    expect(await outside()).toEqual([]);
  });

  test("stay for a day where replicas of that release read them, if they are in a bucket", async () => {
    const records = await addEarlier(2);
    const before = await outside();
    await takeIn();
    await takeIn(day - 60_000);
    expect(await outside()).toEqual(kind === "a bucket" ? before : []);
    await takeIn(day + 1000);
    expect(await outside()).toEqual([]);
    expect(await see(records)).toEqual(all(records));
  });

  test("are taken in without rows and from quarantine if there was one installation, then swept", async () => {
    const records = await addEarlier(1);
    const [lost = ""] = await place.addEarlier(1);
    const [hidden = ""] = await place.addEarlier(1);
    await place.write(`.quarantine/${hidden}/320.webp`);
    await place.remove(hidden);
    await place.write(".installation", `${site.api.services.installation.site}\n`);
    await takeIn();
    await takeIn(day + 1000);
    await takeIn(day + 1000);
    expect(await outside()).toEqual([]);
    await site.start();
    expect(await photos.stored()).toEqual(ids(records));
    expect((await photos.quarantined()).sort()).toEqual([lost, hidden].sort());
  });

  test.each([
    ["of another installation", ".installation", "00000000-0000-4000-8000-000000000001\n"],
    ["of a guest beside the owner", ".guests/00000000-0000-4000-8000-000000000001", ""],
  ])("stay as they are without a row if they may be those %s", async (_, mark, content) => {
    const records = await addEarlier(1);
    const unknown = await place.addEarlier(12);
    await place.write(".installation", `${site.api.services.installation.site}\n`);
    await place.write(mark, content);
    await takeIn();
    await takeIn(day + 1000);
    await site.start(40 * day);
    expect(await photos.stored()).toEqual(ids(records));
    expect((await outside()).filter((path) => !path.startsWith(".")).sort()).toEqual(
      unknown.map((id) => `${id}/320.webp`),
    );
    expect(site.lines).toEqual([]);
  });

  test("are deleted, get variants, and count as no installation before they are taken in", async () => {
    const [record, other] = (await addEarlier(2)) as [ManagedEntry, ManagedEntry];
    const { storage } = site.api.services;
    await storage.remove(idOf(record));
    expect(await see([record, other])).toEqual([false, true]);
    const variant = { format: "avif", width: 400 } as const;
    await storage.add(idOf(other), [{ ...variant, data: Buffer.from("avif") }]);
    expect(await bytesOf(idOf(other), variant)).toBe(4);
    expect(await storage.others()).toEqual([]);
    await takeIn();
    await takeIn(day + 1000);
    expect(await photos.stored()).toEqual([idOf(other)]);
    expect(await bytesOf(idOf(other), variant)).toBe(4);
    expect(await outside()).toEqual([]);
  });
});
