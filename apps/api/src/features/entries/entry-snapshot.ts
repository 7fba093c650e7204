import type { RevisionAction } from "@visiga/contracts/activity";
import { schoolDay } from "@visiga/contracts/dates";
import { columnFields } from "@visiga/contracts/entry-field-names";
import type { Snapshot } from "#platform/revisions/revision.entity.ts";
import type { EntryEntity } from "./entry.entity.ts";
import { fieldColumns, textColumns } from "./entry-columns.ts";

type Named = Pick<EntryEntity, "id" | "page" | "name" | "title">;

/** News is known by its headline: its name is the author. */
export const entryRevision = ({ id, page, name, title }: Named, action: RevisionAction) =>
  ({ kind: "picture", subjectId: id, action, name: page === "NEWS" ? title : name }) as const;

/** The editable fields of an entry, as stored in revisions and shown in the activity. */
export const entrySnapshot = (entry: EntryEntity) => ({
  ...fieldColumns(entry, columnFields),
  decorative: entry.alt === "",
  eventDay: entry.eventDate && schoolDay(entry.eventDate),
  focal: `${entry.focalX}% ${entry.focalY}%`,
  photo: entry.photoId,
  consent: entry.consentAt !== null,
  ...fieldColumns(entry, ["minors", "takenDown", "waiting", "reviewNote"]),
});

/** An entry as stored in the bin. `record` holds the columns needed only to restore it. */
export const binnedSnapshot = (entry: EntryEntity): Snapshot => ({
  ...entrySnapshot(entry),
  record: fieldColumns(entry, restoredColumns),
});

/** The columns that `entrySnapshot` lacks or stores in another form. JSON turns dates into strings. */
const restoredColumns = [
  ...(["socialImage", "weight", "focalX", "focalY", "position", "consentAt", "consentBy"] as const),
  ...(["eventDate", "createdAt", "version", "formatted"] as const),
];

type Stored<Value> = Value extends Date ? string : Value;
type StoredColumns = { readonly [Key in (typeof restoredColumns)[number]]: Stored<EntryEntity[Key]> };

/** The row of an entry from its bin snapshot: the inverse of `binnedSnapshot`. */
export function binnedEntry(
  id: string,
  before: Snapshot,
): Omit<EntryEntity, "photo" | "shown" | "shownAsOf" | "sample"> {
  const fields = before as ReturnType<typeof entrySnapshot>;
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
