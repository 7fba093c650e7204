import { schoolDay } from "@visiga/contracts/dates";
import {
  type EntryPage,
  type EntryRecord,
  galleryCategories,
  isHeadlinePage,
  mediaPath,
  organizationGroups,
  type Photo,
  socialImageName,
  specialTitles,
} from "@visiga/contracts/entries";
import { type ColumnField, columnFields, type RecordField, recordFields } from "@visiga/contracts/entry-field-names";
import { itemPath } from "@visiga/contracts/item-pages";
import type { Language } from "@visiga/contracts/languages";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { type HiddenReason, hiddenReason, hiddenReasonsOf } from "@visiga/contracts/visibility";
import { type EntityManager, In } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { photoRecord } from "#platform/storage/photo-record.ts";
import { EntryEntity } from "./entry.entity.ts";
import { fieldColumns } from "./entry-columns.ts";
import { binnedEntry } from "./entry-snapshot.ts";
import type { PhotosService } from "./photos/photos.service.ts";

/** Width in pixels for an `<img>` without `srcset`; suits most screens. */
const commonWidth = 1280;

/** An entry in the form that REST and tRPC return, in English if Swahili is missing. */
export function entryRecord(entry: EntryEntity, language: Language = "en"): EntryRecord {
  const { photo } = entry;
  return {
    id: entry.id,
    ...words(entry, language),
    page: entry.page,
    photoUrl: photo && photoUrl(photo),
    photo: photo && photoRecord(photo),
    focal: focalOf(entry),
    path: entryPath(entry),
    sharePicture: photo && socialImagePath(entry, photo),
    createdAt: entry.createdAt.toISOString(),
    date: (entry.eventDate ?? entry.createdAt).toISOString(),
    sample: entry.sample,
    version: entry.version,
  };
}

/** Path of the entry's own page, with the words of its headline or name; null if it has none. */
export const entryPath = (entry: EntryEntity): string | null =>
  itemPath(entry, entry.page === "NEWS" ? [entry.title, entry.titleSw] : [entry.name, entry.nameSw]);

const focalOf = ({ focalX, focalY }: EntryEntity) => ({ x: focalX, y: focalY });

function socialImagePath(entry: EntryEntity, photo: Photo): string | null {
  const variant = `${photo.id}/${socialImageName(focalOf(entry))}`;
  return entry.socialImage === variant ? `/media/${variant}` : null;
}

function words(entry: EntryEntity, language: Language): Pick<EntryRecord, "name" | "title" | "description" | "alt"> {
  const { name, title, description, alt } = entry;
  if (language === "en") return { name, title, description, alt };
  return {
    name: entry.nameSw ?? name,
    title: (isHeadline(entry) ? entry.titleSw : null) ?? title,
    description: entry.descriptionSw ?? description,
    alt: entry.altSw || alt,
  };
}

function photoUrl({ id, sources }: Photo): string {
  const widths = sources.map((source) => source.width);
  const width = widths.findLast((candidate) => candidate <= commonWidth) ?? widths[0];
  if (width === undefined) throw new Error(`Photo ${id} has no variants`);
  return mediaPath(id, width);
}

const places: ReadonlySet<string> = new Set([
  ...Object.values(specialTitles),
  ...galleryCategories,
  ...organizationGroups,
]);

/** Whether a title is a headline, which has a Swahili version, rather than the name of a place on the site. */
const isHeadline = ({ page, title }: { readonly page: EntryPage; readonly title: string }): boolean =>
  isHeadlinePage(page) && !places.has(title.trim().toUpperCase().replace(/\s+/g, "_"));

const recordColumns = columnFields.filter((name): name is ColumnField & RecordField =>
  recordFields.some((field) => field === name),
);

type Adder = Pick<ManagedEntry, "addedBy" | "addedById">;

function managedEntry(entry: EntryEntity, adder: Adder, consentBy: string): ManagedEntry {
  return {
    ...entryRecord(entry),
    swahili: { name: entry.nameSw, title: entry.titleSw, description: entry.descriptionSw, alt: entry.altSw },
    eventDay: entry.eventDate && schoolDay(entry.eventDate),
    ...fieldColumns(entry, [
      ...recordColumns,
      "minors",
      "takenDown",
      "takenDownByRestore",
      "waiting",
      "reviewNote",
      "shown",
    ]),
    ...adder,
    ended: hiddenReasonsOf(visibilityOf(entry), entry.shownAsOf).includes("ended"),
    consent: entry.consentAt && { by: consentBy, at: entry.consentAt.toISOString() },
  };
}

/** What this feature uses of users: the names of those who noted a consent, by id. */
export interface AccountNames {
  names(manager: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface ManagedEntryReader {
  readonly manager: EntityManager;
  readonly accounts: AccountNames;
}

/** Admin views of entries with their photos, in the same order. */
export async function managedEntries(
  reader: ManagedEntryReader,
  entries: readonly EntryEntity[],
): Promise<ManagedEntry[]> {
  const added = { kind: "picture", action: "pictureAdded", subjectId: In(entries.map(({ id }) => id)) } as const;
  const select = { id: true, subjectId: true, actorId: true } as const;
  const revisions = await reader.manager.find(RevisionEntity, { select, where: added });
  const adders = new Map(revisions.map(({ subjectId, actorId }) => [subjectId, actorId]));
  const agreed = entries.flatMap(({ consentBy }) => consentBy ?? []);
  const names = await reader.accounts.names(
    reader.manager,
    [...agreed, ...adders.values()].filter((each) => each !== null),
  );
  return entries.map((entry) => {
    const addedById = adders.get(entry.id) ?? null;
    const adder = { addedBy: names.get(addedById ?? "") ?? null, addedById };
    return managedEntry(entry, adder, names.get(entry.consentBy ?? "") ?? "");
  });
}

/** Admin view of one entry. @throws AppError `not_found` */
export async function readManaged(reader: ManagedEntryReader, id: string): Promise<ManagedEntry> {
  const entry = await reader.manager.findOne(EntryEntity, { where: { id }, relations: { photo: true } });
  const [record] = await managedEntries(reader, entry ? [entry] : []);
  if (record === undefined) throw new AppError("not_found");
  return record;
}

/** What this feature uses of photos: those that a bin entry still references, by id. */
type PhotoReader = Pick<PhotosService, "read">;

/** The entry that a user added with this key: its current state or, if deleted, its last. Null for a new key. */
export async function addedBefore(
  { photos, accounts }: Pick<ManagedEntryReader, "accounts"> & { readonly photos: PhotoReader },
  manager: EntityManager,
  actorId: string,
  idempotencyKey: string,
) {
  const added = await manager.findOneBy(RevisionEntity, { actorId, idempotencyKey });
  if (added === null) return null;
  const present = await manager.findOne(EntryEntity, { where: { id: added.subjectId }, relations: { photo: true } });
  const entry = present ?? (await deleted(manager, photos, added.subjectId));
  const [record = null] = await managedEntries({ manager, accounts }, entry ? [entry] : []);
  return record;
}

async function deleted(manager: EntityManager, photos: PhotoReader, subjectId: string): Promise<EntryEntity | null> {
  const last = await manager.findOne(RevisionEntity, {
    where: { kind: "picture", subjectId, action: "pictureBinned" },
    order: { id: "DESC" },
  });
  if (!last?.before) return null;
  const entry = binnedEntry(subjectId, last.before);
  const read = await photos.read(entry.photoId === null ? [] : [entry.photoId]);
  const photo = read.get(entry.photoId ?? "") ?? null;
  return { ...entry, photo, shown: false, sample: false, shownAsOf: schoolDay(last.at) };
}

export const visibilityOf = (entry: EntryEntity) => ({ ...entry, consent: entry.consentAt });

/** Why visitors do not see entries, as they are stored now: the first reason of each that is hidden. */
export async function reasonsStored(
  manager: EntityManager,
  entries: readonly Pick<EntryEntity, "id">[],
): Promise<HiddenReason[]> {
  const stored = await manager.findBy(EntryEntity, { id: In(entries.map(({ id }) => id)) });
  return stored.flatMap((entry) => hiddenReason(visibilityOf(entry), entry.shownAsOf) ?? []);
}
