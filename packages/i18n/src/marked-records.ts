import type { Language } from "@visiga/contracts/languages";
import { isRecordsKey, type RecordsKey, type SiteContent, type SiteKey } from "@visiga/contracts/site";
import { sampleName } from "./sample-name.ts";
import { sampleWords } from "./sample-words.ts";

/** The field that names a record. Results have none; their tables have a note instead. */
const naming: { readonly [Key in RecordsKey]?: string } = {
  fees: "what",
  payments: "name",
  thingsToBring: "item",
  reportingDays: "what",
  entranceExaminations: "place",
  joiningContact: "name",
  termDates: "what",
};

type AnyRecord = Readonly<Record<string, unknown>>;

/** Whether `markedRecords` marks each record of a key that is a sample. */
export const hasMarkedRecords = (key: SiteKey): boolean => isRecordsKey(key) && naming[key] !== undefined;

/** The site values with samples in a language, and each record that is a sample marked in its name: `Uniform (sample)`. */
export function markedRecords(content: SiteContent, language: Language): SiteContent {
  const facts = Object.entries(content.facts).map(([key, value]) => {
    if (!content.samples.some((each) => each === key)) return [key, value];
    const field = isRecordsKey(key) && naming[key];
    if (!field) return [key, sampleWords(value, language)];
    return [key, (value as readonly AnyRecord[]).map((record) => marked(record, field, language))];
  });
  return { ...content, facts: Object.fromEntries(facts) };
}

const marked = (record: AnyRecord, field: string, language: Language): AnyRecord =>
  "sample" in record ? nameMarked(sampleWords(record, language), field, language) : record;

const nameMarked = (record: AnyRecord, field: string, language: Language): AnyRecord => ({
  ...record,
  [field]: sampleName(String(record[field]), language),
});
