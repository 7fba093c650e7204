import { type EntryPage, specialTitles } from "@visiga/contracts/entries";
import {
  type EntryFieldName,
  entryFieldNames,
  type RecordField,
  recordFields,
} from "@visiga/contracts/entry-field-names";
import { entryFields } from "@visiga/contracts/entry-fields";
import type { EntryCreate, EntryUpdate } from "@visiga/contracts/entry-requests";
import type { Language } from "@visiga/contracts/languages";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { answerForAnyPlace } from "@visiga/contracts/minors";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import type { ConflictField } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { withoutRepeats } from "#dashboard/shared/forms/either-language.ts";
import { showsMinors } from "#dashboard/shared/forms/entry-parts.tsx";
import { titleOn } from "#dashboard/shared/forms/title-choices.ts";

/** Values of the entry form, all as text. `minors` is empty until the user answers for this picture and page. */
export type EntryValues = Readonly<Record<Exclude<keyof EntryUpdate, "pictures">, string>>;

export const noTransform = { turns: "", crop: "", blur: "" } as const;

/** Initial form values of an entry; null means a new entry, whose page is `page` if known. */
export function entryValues(entry: ManagedEntry | null, page: EntryPage | "" = ""): EntryValues {
  const { x, y } = entry?.focal ?? { x: 50, y: 50 };
  return {
    ...(Object.fromEntries(recordFields.map((name) => [name, entry?.[name] ?? ""])) as Record<RecordField, string>),
    name: entry?.name ?? "",
    nameSw: entry?.swahili.name ?? "",
    title: entry?.title ?? "",
    titleSw: entry?.swahili.title ?? "",
    page: entry?.page ?? page,
    description: entry?.description ?? "",
    descriptionSw: entry?.swahili.description ?? "",
    alt: entry?.alt ?? "",
    altSw: entry?.swahili.alt ?? "",
    decorative: String(entry?.alt === ""),
    eventDay: eventDayOf(entry),
    ...noTransform,
    focalX: String(x),
    focalY: String(y),
    minors: String((entry && answerForAnyPlace(entry.minors, entry)) ?? ""),
    consent: String(Boolean(entry?.consent)),
    version: entry ? String(entry.version) : "",
  };
}

interface Writer {
  readonly language: Language;
  readonly author: string;
}

/** The form’s values when it opens. */
export function initialValues(entry: ManagedEntry | null, page: EntryPage | undefined, writer: Writer): EntryValues {
  const values = entryValues(entry, page);
  if (!entry) return { ...values, ...onPage(values, values.page, writer) };
  return writer.language === "en" ? values : withoutRepeats(values);
}

/** What changes when another page is chosen for a new entry. The name of news is its author’s, of anything else its own. */
export function onPage(
  { name, nameSw, title }: Pick<EntryValues, "name" | "nameSw" | "title">,
  page: string,
  { language, author }: Writer,
): Partial<EntryValues> {
  const own = language === "sw" ? "nameSw" : "name";
  const placed = { page, title: titleOn(page, title) };
  if (page === "NEWS") return { ...placed, ...(!name.trim() && !nameSw.trim() && { [own]: author }) };
  return { ...placed, ...((language === "sw" ? nameSw : name) === author && { [own]: "" }) };
}

/** The date of news that follows from its first day is left empty, so that it also follows a new first day. */
function eventDayOf(entry: ManagedEntry | null): string {
  const follows = entry?.page === "NEWS" && entry.eventDay === entry.shownFrom;
  return (follows ? null : entry?.eventDay) ?? "";
}

/** The fields to send. Consent without minors is none; the server keeps who first noted it for the same picture. */
export const sentFields = <Fields extends EntryCreate | EntryUpdate>({ consent, ...others }: Fields) =>
  others.minors === "true" ? { ...others, consent } : others;

/** The fields without those that belong to one picture, for an entry whose picture another user has replaced. */
export const withoutPictureFields = <Fields extends EntryCreate | EntryUpdate>(fields: Fields) => {
  const { turns, crop, blur, focalX, focalY, minors, consent, ...others } = fields;
  return others;
};

export function conflictFields(
  yours: EntryValues,
  theirs: EntryValues,
  images: DashboardDictionary["images"],
  language: Language,
): ConflictField[] {
  const { form, fields, consent, conflict, pages } = images;
  const tick = (value: string) => (value === "true" ? conflict.ticked : conflict.unticked);
  const text = (name: EntryFieldName, value: string) => {
    const { control } = entryFields[name];
    if (control === "page") return pages[value as keyof typeof pages] ?? "";
    if (control === "day") return value && formatDay(value, language);
    if (control === "news") return tick(String(value !== ""));
    return control === "tick" ? tick(value) : value;
  };
  const compared = (label: string, read: (values: EntryValues) => string) => ({
    label,
    yours: read(yours).trim(),
    theirs: read(theirs).trim(),
  });
  return [
    ...entryFieldNames.map((name) => compared(fields[name], (values) => text(name, values[name]))),
    compared(form.focal, ({ focalX, focalY }) => `${focalX}%, ${focalY}%`),
    compared(consent.minors, (values) => tick(String(showsMinors(values)))),
    compared(consent.agreed, (values) => tick(values.consent)),
  ].filter((field, index) => index === 0 || field.yours !== field.theirs);
}

export function screenReaderText(values: EntryValues, { alternative }: DashboardDictionary["images"]): string {
  if (values.decorative === "true") return alternative.silent;
  if (values.alt.trim()) return fill(alternative.says, { text: values.alt.trim() });
  const { games, marian } = specialTitles;
  const described =
    values.page === "HOME" || [games, marian].some((title) => title === values.title.trim().toUpperCase());
  const text = (described && values.description.trim()) || values.name.trim();
  return text ? fill(alternative.saysOnly, { text }) : alternative.silent;
}
