import { schoolDay } from "@visiga/contracts/dates";
import type { FilePage } from "@visiga/contracts/files";
import type { Snapshot } from "#platform/revisions/revision.entity.ts";
import type { FileEntity } from "./file.entity.ts";

/** What of a record can be edited, as the log tells of it. */
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

/** A record as the bin keeps it: `record` is all that brings it back. */
export const binnedSnapshot = (file: FileEntity): Snapshot => ({ ...fileSnapshot(file), record: keptRecord(file) });

/** The columns that are no editable fields, or are told otherwise. Dates become strings on the way into JSON. */
const keptRecord = ({ weight, focalX, focalY, position, consentAt, consentBy, ...file }: FileEntity) => ({
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
type Kept = { readonly [Key in keyof ReturnType<typeof keptRecord>]: Stored<FileEntity[Key]> };

/** The row that a record of the bin was. */
export function binnedFile(id: string, before: Snapshot): Omit<FileEntity, "photo" | "shown"> {
  const words = before as ReturnType<typeof fileSnapshot>;
  const kept = before.record as Kept;
  return {
    id,
    name: words.name,
    title: words.title,
    description: words.description,
    page: words.page satisfies FilePage,
    nameSw: words.nameSw,
    titleSw: words.titleSw,
    descriptionSw: words.descriptionSw,
    alt: words.alt,
    altSw: words.altSw,
    photoId: words.photo,
    minors: words.minors,
    takenDown: words.takenDown,
    ...kept,
    consentAt: kept.consentAt === null ? null : new Date(kept.consentAt),
    eventDate: kept.eventDate === null ? null : new Date(kept.eventDate),
    createdAt: new Date(kept.createdAt),
  };
}
