import { createHash } from "node:crypto";
import type { PictureName } from "@visiga/artwork/pictures";
import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import { itemPages } from "@visiga/contracts/item-pages";
import type { EntityManager } from "typeorm";
import { EntryEntity } from "#features/entries/entry.entity.ts";
import { photoColumns, textColumns } from "#features/entries/entry-columns.ts";
import type { PhotosService, StoredUpload } from "#features/entries/photos/photos.service.ts";
import type { ContentVersion } from "#platform/cache/content-version.ts";
import type { loadArtwork } from "#platform/pictures/artwork-library.ts";
import { ship } from "#platform/samples/samples.ts";
import type { Installation } from "#platform/storage/photo-storage.ts";
import { type DemoEntry, demoEntries } from "./demo-entries.ts";
import { pictureAlternatives } from "./picture-alternatives.ts";

interface SeedOptions {
  readonly installation: Pick<Installation, "id">;
  readonly contentVersion: ContentVersion;
  readonly photos: PhotosService;
  readonly artwork: { readonly load: typeof loadArtwork };
  /** Inserts the demo site values in the same transaction. */
  readonly site: (manager: EntityManager) => Promise<void>;
  readonly now: Date;
}

/** The content version of a new database. Where samples were deleted it is higher, so that they stay away. */
const initialVersion = 1;

/** Seeds a new database with demo content in one transaction. @returns whether the database was new */
export async function seedDemo({
  installation,
  contentVersion,
  photos,
  artwork,
  site,
  now,
}: SeedOptions): Promise<boolean> {
  if ((await contentVersion.refresh()) !== initialVersion) return false;
  return contentVersion.change(async (manager) => {
    // If several processes start at once, one of them seeds; the others wait here and then read a higher version.
    const [row] = await manager.query<{ version: string }[]>("SELECT version FROM content_version FOR UPDATE");
    if (Number(row?.version) !== initialVersion) return false;
    const stored = new Map<PictureName, StoredUpload>();
    const store = async (name: PictureName) => {
      stored.set(name, await photos.storeAgain(await artwork.load(name), photoId(installation.id, name)));
    };
    try {
      // Entries may share a picture, which is stored once.
      const shown = new Set(demoEntries.flatMap(({ picture }) => picture ?? []));
      await Promise.all([...shown].map(store));
      const rows = [...stored.values()].map(({ photo }) => photo);
      await photos.insert(manager, rows);
      const entries = demoEntries.map((entry, index) => sampleEntry(entry, stored, index, now));
      const { identifiers } = await manager.insert(EntryEntity, entries);
      const shipped = identifiers.map(({ id }) => ({ key: id }));
      await ship(manager, "picture", shipped);
      await site(manager);
      return true;
    } catch (error) {
      // Before the lock is released, because the photos of the next process that seeds have the same ids.
      for (const { photo } of stored.values()) await photos.discard(photo, error);
      throw error;
    }
  });
}

/** The id is the same in every attempt, so that a retry after a crash overwrites the stored photo. */
function photoId(installation: string, name: PictureName): string {
  const digest = createHash("sha256").update(`${installation} ${name}`).digest("hex");
  // UUID version 8 leaves the other digits to the application.
  return digest.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, "$1-$2-8$3-a$4-$5");
}

function sampleEntry(entry: DemoEntry, pictures: Map<PictureName, StoredUpload>, index: number, now: Date) {
  const picture = entry.picture && pictures.get(entry.picture);
  const hasPage = itemPages.some((page) => page === entry.page);
  const minutes = 7 * 60 + ((index * 37) % (11 * 60));
  return {
    name: entry.name.en,
    nameSw: entry.name.sw,
    title: typeof entry.title === "string" ? entry.title : entry.title.en,
    titleSw: typeof entry.title === "string" ? null : entry.title.sw,
    ...textColumns({
      formatted: true,
      description: entry.description?.en ?? null,
      descriptionSw: entry.description?.sw ?? null,
    }),
    alt: entry.picture && pictureAlternatives.en[entry.picture],
    altSw: entry.picture && pictureAlternatives.sw[entry.picture],
    page: entry.page,
    // The pictures are drawings that show no living person.
    minors: false,
    ...photoColumns(picture?.photo ?? null),
    socialImage: (hasPage && picture?.socialImage) || null,
    eventDate: entry.event ? momentOf(now, entry.daysAgo, 12 * 60) : null,
    createdAt: momentOf(now, entry.event ? entry.daysAgo - 1 : entry.daysAgo, minutes),
  };
}

/** The time `minutes` after midnight in the school's time zone, some days ago. */
function momentOf(now: Date, daysAgo: number, minutes: number): Date {
  const day = schoolDay(new Date(now.getTime() - daysAgo * 24 * 3600 * 1000));
  return new Date(startOfSchoolDay(day).getTime() + minutes * 60 * 1000);
}
