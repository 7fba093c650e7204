import { schoolDay } from "@visiga/contracts/dates";
import type { FilePage } from "@visiga/contracts/files";
import type { Snapshot } from "#platform/revisions/revision.entity.ts";
import type { FileEntity } from "./file.entity.ts";

/** The editable fields of a file as a revision stores them and the activity shows them. */
export const fileSnapshot = (file: FileEntity) => ({
  name: file.name,
  title: file.title,
  description: file.description,
  page: file.page,
  nameSw: file.nameSw,
  titleSw: file.titleSw,
  descriptionSw: file.descriptionSw,
  alt: file.alt,
  altSw: file.altSw,
  eventDay: file.eventDate && schoolDay(file.eventDate),
  focal: `${file.focalX}% ${file.focalY}%`,
  photo: file.photoId,
  minors: file.minors,
  consent: file.consentAt !== null,
  takenDown: file.takenDown,
});

/** A file as the bin stores it: `record` holds the columns that only serve to restore it. */
export const binnedSnapshot = (file: FileEntity): Snapshot => ({
  ...fileSnapshot(file),
  record: restoredColumns(file),
});

/** The columns that are not in `fileSnapshot`, or in another form. JSON turns dates into strings. */
const restoredColumns = ({ weight, focalX, focalY, position, consentAt, consentBy, ...file }: FileEntity) => ({
  weight,
  focalX,
  focalY,
  position,
  consentAt,
  consentBy,
  eventDate: file.eventDate,
  createdAt: file.createdAt,
  version: file.version,
  sample: file.sample,
});

type Stored<Value> = Value extends Date ? string : Value;
type StoredColumns = { readonly [Key in keyof ReturnType<typeof restoredColumns>]: Stored<FileEntity[Key]> };

/** The row of a file from its snapshot in the bin: the inverse of `binnedSnapshot`. */
export function binnedFile(id: string, before: Snapshot): Omit<FileEntity, "photo" | "shown"> {
  const fields = before as ReturnType<typeof fileSnapshot>;
  const columns = before.record as StoredColumns;
  return {
    id,
    name: fields.name,
    title: fields.title,
    description: fields.description,
    page: fields.page satisfies FilePage,
    nameSw: fields.nameSw,
    titleSw: fields.titleSw,
    descriptionSw: fields.descriptionSw,
    alt: fields.alt,
    altSw: fields.altSw,
    photoId: fields.photo,
    minors: fields.minors,
    takenDown: fields.takenDown,
    shareCopy: null,
    ...columns,
    consentAt: columns.consentAt === null ? null : new Date(columns.consentAt),
    eventDate: columns.eventDate === null ? null : new Date(columns.eventDate),
    createdAt: new Date(columns.createdAt),
  };
}
