import type { RevisionAction } from "@visiga/contracts/activity";
import { schoolDay } from "@visiga/contracts/dates";
import { columnFields } from "@visiga/contracts/file-field-names";
import type { Snapshot } from "#platform/revisions/revision.entity.ts";
import type { FileEntity } from "./file.entity.ts";
import { fieldColumns } from "./file-columns.ts";
import { textColumns } from "./text-columns.ts";

type Named = Pick<FileEntity, "id" | "page" | "name" | "title">;

/** News is known by its headline: its name is the author. */
export const fileRevision = ({ id, page, name, title }: Named, action: RevisionAction) =>
  ({ kind: "picture", subjectId: id, action, name: page === "NEWS" ? title : name }) as const;

/** The editable fields of a file, as stored in revisions and shown in the activity. */
export const fileSnapshot = (file: FileEntity) => ({
  ...fieldColumns(file, columnFields),
  decorative: file.alt === "",
  eventDay: file.eventDate && schoolDay(file.eventDate),
  focal: `${file.focalX}% ${file.focalY}%`,
  photo: file.photoId,
  consent: file.consentAt !== null,
  ...fieldColumns(file, ["minors", "takenDown", "waiting", "reviewNote"]),
});

/** A file as stored in the bin. `record` holds the columns needed only to restore it. */
export const binnedSnapshot = (file: FileEntity): Snapshot => ({
  ...fileSnapshot(file),
  record: fieldColumns(file, restoredColumns),
});

/** The columns that `fileSnapshot` lacks or stores in another form. JSON turns dates into strings. */
const restoredColumns = [
  ...(["socialImage", "weight", "focalX", "focalY", "position", "consentAt", "consentBy"] as const),
  ...(["eventDate", "createdAt", "version", "formatted"] as const),
];

type Stored<Value> = Value extends Date ? string : Value;
type StoredColumns = { readonly [Key in (typeof restoredColumns)[number]]: Stored<FileEntity[Key]> };

/** The row of a file from its bin snapshot: the inverse of `binnedSnapshot`. */
export function binnedFile(id: string, before: Snapshot): Omit<FileEntity, "photo" | "shown" | "shownAsOf" | "sample"> {
  const fields = before as ReturnType<typeof fileSnapshot>;
  const columns = before.record as StoredColumns;
  return {
    id,
    ...fieldColumns(fields, columnFields),
    photoId: fields.photo,
    minors: fields.minors,
    takenDown: fields.takenDown,
    takenDownByRestore: false,
    // Entries of earlier releases have not waited for a review.
    waiting: fields.waiting ?? false,
    reviewNote: fields.reviewNote ?? null,
    ...columns,
    // Their texts have no format.
    ...textColumns({
      ...fieldColumns(fields, ["description", "descriptionSw"]),
      formatted: columns.formatted ?? false,
    }),
    // Entries of earlier releases have no social image; it is then made again.
    socialImage: columns.socialImage ?? null,
    consentAt: columns.consentAt === null ? null : new Date(columns.consentAt),
    eventDate: columns.eventDate === null ? null : new Date(columns.eventDate),
    createdAt: new Date(columns.createdAt),
  };
}
