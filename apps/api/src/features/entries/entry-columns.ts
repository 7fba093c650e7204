import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import { type FocalPoint, type Photo, photoWeight } from "@visiga/contracts/entries";
import { type ColumnField, columnFields } from "@visiga/contracts/entry-field-names";
import type { EntryCreate, EntryUpdate } from "@visiga/contracts/entry-requests";
import { formattedText } from "@visiga/contracts/formatted-text";
import { itemPages } from "@visiga/contracts/item-pages";
import { type PictureTransform, pointAfter } from "@visiga/contracts/picture-transform";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import type { UserActor } from "#platform/security/actor.ts";
import type { EntryEntity } from "./entry.entity.ts";

const emptyAsNull = <Value>(value: Value | ""): Value | null => (value === "" ? null : value);

/** The columns that store fields as they are; null where a snapshot of an earlier release lacks one. */
export const fieldColumns = <Column extends keyof EntryEntity>(
  from: Partial<Pick<EntryEntity, Column>>,
  columns: readonly Column[],
) => Object.fromEntries(columns.map((column) => [column, from[column] ?? null])) as Pick<EntryEntity, Column>;

/** The columns for the fields of a form: an absent field leaves its column unchanged, an empty one clears it. */
export function formColumns(fields: EntryCreate, present: EntryEntity | null, now: Date) {
  const { decorative, focalX, focalY, minors } = fields;
  return withoutAbsent({
    ...sentColumns(fields),
    // Decorative pictures have an empty text, others without one null.
    ...(decorative === "true" && { alt: "", altSw: "" }),
    eventDate: eventDateOf(fields, present),
    focalX: focalX === "" ? 50 : focalX,
    focalY: focalY === "" ? 50 : focalY,
    minors: minors && minors === "true",
    ...changedTexts(fields, present),
    shownAsOf: schoolDay(now),
  });
}

function changedTexts({ description, descriptionSw }: EntryCreate, present: EntryEntity | null) {
  const was = { description: present?.description ?? null, descriptionSw: present?.descriptionSw ?? null };
  const texts = {
    description: description === undefined ? was.description : emptyAsNull(description),
    descriptionSw: descriptionSw === undefined ? was.descriptionSw : emptyAsNull(descriptionSw),
  };
  const changed = texts.description !== was.description || texts.descriptionSw !== was.descriptionSw;
  return changed && textColumns({ formatted: true, ...texts });
}

/**
 * The columns of an entry's descriptions, as they are typed and as visitors read them. What writes a description writes
 * these, so that reading parses nothing.
 */
export function textColumns(typed: Pick<EntryEntity, "formatted" | "description" | "descriptionSw">) {
  const [english, swahili] = [typed.description, typed.descriptionSw].map((text) =>
    typed.formatted && text ? formattedText(text) : null,
  );
  return {
    ...typed,
    plainText: english?.plain ?? null,
    plainTextSw: swahili?.plain ?? null,
    textLines: english?.lines ?? null,
    textLinesSw: swahili?.lines ?? null,
  };
}

/** Name, title and page are never empty, so they do not become null. */
const sentColumns = (fields: EntryCreate) =>
  Object.fromEntries(columnFields.map((name) => [name, emptyAsNull(fields[name])])) as Partial<
    Pick<EntryEntity, ColumnField>
  >;

const withoutAbsent = (columns: { [Column in keyof EntryEntity]?: EntryEntity[Column] | undefined }) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<EntryEntity>;

/** @throws AppError `validation_failed` if a sent day makes the last day earlier than the first */
export function refuseReversedDays(fields: EntryCreate, present: EntryEntity): void {
  const from = fields.shownFrom ?? present.shownFrom;
  const until = fields.shownUntil ?? present.shownUntil;
  if (from && until && until < from) throw invalidField("shownUntil", "period_reversed");
}

/** News without an event date has its first day as its date. */
function eventDateOf({ page, eventDay, shownFrom }: EntryCreate, present: EntryEntity | null): Date | null | undefined {
  if (eventDay) return noonOf(eventDay);
  if (eventDay === undefined && present) return undefined;
  const first = shownFrom ?? present?.shownFrom;
  return page === "NEWS" && first ? noonOf(first) : null;
}

const noonOf = (day: string): Date => new Date(startOfSchoolDay(day).getTime() + 12 * 3600 * 1000);

type Consent = Pick<EntryEntity, "consentAt" | "consentBy">;

/** Consent columns. Keeps the first person and time for this photo. */
export function consentColumns(agreed: boolean, present: Consent | null, actor: UserActor, now: Date): Consent {
  if (!agreed) return { consentAt: null, consentBy: null };
  if (present?.consentAt) return { consentAt: present.consentAt, consentBy: present.consentBy };
  return { consentAt: now, consentBy: actor.id };
}

/** "No minors" was said of the old photo, so a new photo clears it. */
export const minorsOfNewPhoto = ({ minors }: EntryCreate, before: EntryEntity): Partial<EntryEntity> =>
  minors === undefined && before.minors === false ? { minors: null } : {};

type Focal = Pick<EntryEntity, "focalX" | "focalY">;

/** The focal point of the social image for an entry's new photo; null if the entry has no own page. */
export function socialImageFocal({ page, focalX, focalY }: EntryCreate, present?: Focal | null): FocalPoint | null {
  if (!itemPages.some((each) => each === page)) return null;
  const at = (field: number | "" | undefined, now = 50) => (field === "" ? 50 : (field ?? now));
  return { x: at(focalX, present?.focalX), y: at(focalY, present?.focalY) };
}

export const photoColumns = (photo: Photo | null) => ({
  photoId: photo?.id ?? null,
  weight: photo ? photoWeight(photo) : 0,
});

/**
 * The stored photo to change, and the fields of its form. The version is required, because turning another photo would be
 * wrong. Without a focal point, the old one moves with the picture.
 */
export function transformOfStored(present: EntryEntity | null, fields: EntryUpdate, transform: PictureTransform) {
  if (present === null) throw new AppError("not_found");
  if (present.photoId === null) throw invalidField("crop", "picture_missing");
  const { x, y } = pointAfter(transform, { x: present.focalX, y: present.focalY });
  const { focalX = x, focalY = y, version = present.version } = fields;
  return { photoId: present.photoId, fields: { ...fields, focalX, focalY, version } };
}
