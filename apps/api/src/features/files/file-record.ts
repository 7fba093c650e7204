import { schoolDay } from "@visiga/contracts/dates";
import { type ColumnField, columnFields, type RecordField, recordFields } from "@visiga/contracts/file-field-names";
import {
  type FilePage,
  type FileRecord,
  galleryCategories,
  headlinePages,
  mediaPath,
  organizationGroups,
  type Photo,
  socialImageName,
  specialTitles,
} from "@visiga/contracts/files";
import { itemPath } from "@visiga/contracts/item-pages";
import type { Language } from "@visiga/contracts/languages";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { type HiddenReason, hiddenReason, hiddenReasonsOf } from "@visiga/contracts/visibility";
import { type EntityManager, In } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import { photoRecord } from "#platform/storage/photo-record.ts";
import { FileEntity } from "./file.entity.ts";
import { fieldColumns } from "./file-columns.ts";

/** Width in pixels for an `<img>` without `srcset`; suits most screens. */
const commonWidth = 1280;

/** A file in the form that REST and tRPC return, in English if Swahili is missing. */
export function fileRecord(file: FileEntity, language: Language = "en"): FileRecord {
  const { photo } = file;
  return {
    id: file.id,
    ...words(file, language),
    page: file.page,
    photoUrl: photo && photoUrl(photo),
    photo: photo && photoRecord(photo),
    focal: focalOf(file),
    path: filePath(file),
    sharePicture: photo && socialImagePath(file, photo),
    createdAt: file.createdAt.toISOString(),
    date: (file.eventDate ?? file.createdAt).toISOString(),
    sample: file.sample,
    version: file.version,
  };
}

/** Path of the file's own page, with the words of its headline or name; null if it has none. */
export const filePath = (file: FileEntity): string | null =>
  itemPath(file, file.page === "NEWS" ? [file.title, file.titleSw] : [file.name, file.nameSw]);

const focalOf = ({ focalX, focalY }: FileEntity) => ({ x: focalX, y: focalY });

function socialImagePath(file: FileEntity, photo: Photo): string | null {
  const variant = `${photo.id}/${socialImageName(focalOf(file))}`;
  return file.socialImage === variant ? `/media/${variant}` : null;
}

function words(file: FileEntity, language: Language): Pick<FileRecord, "name" | "title" | "description" | "alt"> {
  const { name, title, description, alt } = file;
  if (language === "en") return { name, title, description, alt };
  return {
    name: file.nameSw ?? name,
    title: (isHeadline(file) ? file.titleSw : null) ?? title,
    description: file.descriptionSw ?? description,
    alt: file.altSw || alt,
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
const isHeadline = ({ page, title }: { readonly page: FilePage; readonly title: string }): boolean =>
  headlinePages.some((headline) => headline === page) && !places.has(title.trim().toUpperCase().replace(/\s+/g, "_"));

const recordColumns = columnFields.filter((name): name is ColumnField & RecordField =>
  recordFields.some((field) => field === name),
);

function managedFile(file: FileEntity, consentBy: string): ManagedFile {
  return {
    ...fileRecord(file),
    swahili: { name: file.nameSw, title: file.titleSw, description: file.descriptionSw, alt: file.altSw },
    eventDay: file.eventDate && schoolDay(file.eventDate),
    ...fieldColumns(file, [...recordColumns, "minors", "takenDown", "waiting", "reviewNote", "shown"]),
    ended: hiddenReasonsOf(visibilityOf(file), file.shownAsOf).includes("ended"),
    consent: file.consentAt && { by: consentBy, at: file.consentAt.toISOString() },
  };
}

/** What this feature uses of users: the names of those who noted a consent, by id. */
export interface AccountNames {
  names(manager: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface ManagedFileReader {
  readonly manager: EntityManager;
  readonly accounts: AccountNames;
}

/** Admin views of files with their photos, in the same order. */
export async function managedFiles(reader: ManagedFileReader, files: readonly FileEntity[]): Promise<ManagedFile[]> {
  const agreed = files.flatMap(({ consentBy }) => consentBy ?? []);
  const names = await reader.accounts.names(reader.manager, agreed);
  return files.map((file) => managedFile(file, names.get(file.consentBy ?? "") ?? ""));
}

/** Admin view of one file. @throws AppError `not_found` */
export async function readManaged(reader: ManagedFileReader, id: string): Promise<ManagedFile> {
  const file = await reader.manager.findOne(FileEntity, { where: { id }, relations: { photo: true } });
  const [record] = await managedFiles(reader, file ? [file] : []);
  if (record === undefined) throw new AppError("not_found");
  return record;
}

export const visibilityOf = (file: FileEntity) => ({ ...file, consent: file.consentAt });

/** For each of the files that visitors do not see, as it is stored now, the first reason. */
export async function reasonsStored(
  manager: EntityManager,
  files: readonly Pick<FileEntity, "id">[],
): Promise<HiddenReason[]> {
  const stored = await manager.findBy(FileEntity, { id: In(files.map(({ id }) => id)) });
  return stored.flatMap((file) => hiddenReason(visibilityOf(file), file.shownAsOf) ?? []);
}
