import type { IssueCode } from "@visiga/contracts/errors";
import { type FileFieldName, fileFieldNames, type RecordField, recordFields } from "@visiga/contracts/file-field-names";
import { fileFields } from "@visiga/contracts/file-fields";
import type { FileCreate, FileUpdate } from "@visiga/contracts/file-requests";
import { type FilePage, headlinePages, placeTitles } from "@visiga/contracts/files";
import type { Language } from "@visiga/contracts/languages";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { answerForAnyPlace } from "@visiga/contracts/minors";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import type { ConflictField } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { showsMinors } from "#dashboard/shared/forms/file-parts.tsx";
import type { FormIssues } from "#platform/forms/form-issues.ts";

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

/** The form’s values when it opens. On a Swahili screen, an English text that only repeats the Swahili one is empty. */
export function initialValues(
  file: ManagedFile | null,
  page: FilePage | undefined,
  { language, author }: { language: Language; author: string },
): FileValues {
  const values = fileValues(file, page);
  if (!file) return page === "NEWS" ? { ...values, [language === "sw" ? "nameSw" : "name"]: author } : values;
  if (language === "en") return values;
  const own = (english: string, swahili: string) => (english === swahili ? "" : english);
  return {
    ...values,
    name: own(values.name, values.nameSw),
    title: own(values.title, values.titleSw),
    description: own(values.description, values.descriptionSw),
  };
}

/** Texts of the English fields; the Swahili ones if only these exist. */
export const inEitherLanguage = ({ name, nameSw, title, titleSw, description, descriptionSw }: FileValues) => ({
  name: name.trim() || nameSw,
  title: title.trim() || titleSw,
  description: description.trim() || descriptionSw,
});

/** Issues of a form on a Swahili screen: missing texts are requested in Swahili. */
export function inSwahili(issues: FormIssues, { page }: Readonly<Record<string, unknown>>): FormIssues {
  const headline = headlinePages.some((each) => each === page);
  const placed = ([field, code]: [string, IssueCode]) => [
    (code === "name_required" && "nameSw") || (headline && code === "title_required" && "titleSw") || field,
    code,
  ];
  return Object.fromEntries(Object.entries(issues).map(placed));
}

/** The date of news that follows from its first day is left empty, so that it also follows a new first day. */
function eventDayOf(file: ManagedFile | null): string {
  const follows = file?.page === "NEWS" && file.eventDay === file.shownFrom;
  return (follows ? null : file?.eventDay) ?? "";
}

/** Leaves out an unchanged consent, so that the server keeps its author and date. `stored` is null for a new picture. */
export function changedFields<Fields extends FileCreate | FileUpdate>(
  { consent, ...others }: Fields,
  stored: Pick<ManagedFile, "consent"> | null,
) {
  const noted = String(Boolean(stored?.consent));
  return consent === noted || others.minors !== "true" ? others : { ...others, consent };
}

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
  const { games, marian } = placeTitles;
  const described =
    values.page === "HOME" || [games, marian].some((title) => title === values.title.trim().toUpperCase());
  const text = (described && values.description.trim()) || values.name.trim();
  return text ? fill(alternative.saysOnly, { text }) : alternative.silent;
}
