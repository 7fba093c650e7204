import { type FileFieldName, fileFieldNames, type RecordField, recordFields } from "@visiga/contracts/file-field-names";
import { fileFields } from "@visiga/contracts/file-fields";
import type { FileCreate, FileUpdate } from "@visiga/contracts/file-requests";
import { type FilePage, specialTitles } from "@visiga/contracts/files";
import type { Language } from "@visiga/contracts/languages";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { answerForAnyPlace } from "@visiga/contracts/minors";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import type { ConflictField } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { withoutRepeats } from "#dashboard/shared/forms/either-language.ts";
import { showsMinors } from "#dashboard/shared/forms/file-parts.tsx";

/** Values of the file form, all as text. `minors` is empty until the user answers for this picture and page. */
export type FileValues = Readonly<Record<keyof FileUpdate, string>>;

export const noTransform = { turns: "", crop: "", blur: "" } as const;

/** Initial form values of a file; null means a new file, whose page is `page` if known. */
export function fileValues(file: ManagedFile | null, page: FilePage | "" = ""): FileValues {
  const { x, y } = file?.focal ?? { x: 50, y: 50 };
  return {
    ...(Object.fromEntries(recordFields.map((name) => [name, file?.[name] ?? ""])) as Record<RecordField, string>),
    name: file?.name ?? "",
    nameSw: file?.swahili.name ?? "",
    title: file?.title ?? "",
    titleSw: file?.swahili.title ?? "",
    page: file?.page ?? page,
    description: file?.description ?? "",
    descriptionSw: file?.swahili.description ?? "",
    alt: file?.alt ?? "",
    altSw: file?.swahili.alt ?? "",
    decorative: String(file?.alt === ""),
    eventDay: eventDayOf(file),
    ...noTransform,
    focalX: String(x),
    focalY: String(y),
    minors: String((file && answerForAnyPlace(file.minors, file)) ?? ""),
    consent: String(Boolean(file?.consent)),
    version: file ? String(file.version) : "",
  };
}

interface Writer {
  readonly language: Language;
  readonly author: string;
}

/** The form’s values when it opens. */
export function initialValues(file: ManagedFile | null, page: FilePage | undefined, writer: Writer): FileValues {
  const values = fileValues(file, page);
  if (!file) return { ...values, ...onPage(values, values.page, writer) };
  return writer.language === "en" ? values : withoutRepeats(values);
}

/** What changes when another page is chosen for a file. The name of news is its author’s, of anything else its own. */
export function onPage(
  { name, nameSw }: Pick<FileValues, "name" | "nameSw">,
  page: string,
  { language, author }: Writer,
): Partial<FileValues> {
  const own = language === "sw" ? "nameSw" : "name";
  if (page === "NEWS") return { page, ...(!name.trim() && !nameSw.trim() && { [own]: author }) };
  return { page, ...((language === "sw" ? nameSw : name) === author && { [own]: "" }) };
}

/** The date of news that follows from its first day is left empty, so that it also follows a new first day. */
function eventDayOf(file: ManagedFile | null): string {
  const follows = file?.page === "NEWS" && file.eventDay === file.shownFrom;
  return (follows ? null : file?.eventDay) ?? "";
}

/** The fields to send. Consent without minors is none; the server keeps who first noted it for the same picture. */
export const sentFields = <Fields extends FileCreate | FileUpdate>({ consent, ...others }: Fields) =>
  others.minors === "true" ? { ...others, consent } : others;

/** The fields without those that belong to one picture, for a file whose picture another user has replaced. */
export const withoutPictureFields = <Fields extends FileCreate | FileUpdate>(fields: Fields) => {
  const { turns, crop, blur, focalX, focalY, minors, consent, ...others } = fields;
  return others;
};

export function conflictFields(
  yours: FileValues,
  theirs: FileValues,
  images: DashboardDictionary["images"],
  language: Language,
): ConflictField[] {
  const { form, fields, consent, conflict, pages } = images;
  const tick = (value: string) => (value === "true" ? conflict.ticked : conflict.unticked);
  const text = (name: FileFieldName, value: string) => {
    const { control } = fileFields[name];
    if (control === "page") return pages[value as keyof typeof pages] ?? "";
    if (control === "day") return value && formatDay(value, language);
    if (control === "news") return tick(String(value !== ""));
    return control === "tick" ? tick(value) : value;
  };
  const compared = (label: string, read: (values: FileValues) => string) => ({
    label,
    yours: read(yours).trim(),
    theirs: read(theirs).trim(),
  });
  return [
    ...fileFieldNames.map((name) => compared(fields[name], (values) => text(name, values[name]))),
    compared(form.focal, ({ focalX, focalY }) => `${focalX}%, ${focalY}%`),
    compared(consent.minors, (values) => tick(String(showsMinors(values)))),
    compared(consent.agreed, (values) => tick(values.consent)),
  ].filter((field, index) => index === 0 || field.yours !== field.theirs);
}

export function screenReaderText(values: FileValues, { alternative }: DashboardDictionary["images"]): string {
  if (values.decorative === "true") return alternative.silent;
  if (values.alt.trim()) return fill(alternative.says, { text: values.alt.trim() });
  const { games, marian } = specialTitles;
  const described =
    values.page === "HOME" || [games, marian].some((title) => title === values.title.trim().toUpperCase());
  const text = (described && values.description.trim()) || values.name.trim();
  return text ? fill(alternative.saysOnly, { text }) : alternative.silent;
}
