import type { Language } from "@visiga/contracts/languages";
import { isRecordsKey, type RecordsKey, type SiteContent, type SiteKey } from "@visiga/contracts/site";
import { sampleName } from "./sample-name.ts";
import { sampleWords } from "./sample-words.ts";

/** The field that names a record, where pages mark each sample; other lists have a note. */
const naming: { readonly [Key in RecordsKey]?: string } = {
  fees: "what",
  instalments: "what",
  payments: "name",
  papersToBring: "item",
  thingsToBring: "item",
  reportingDays: "what",
  entranceExaminations: "place",
  directions: "from",
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
    if (!isRecordsKey(key)) return [key, sampleWords(value, language)];
    return [key, (value as readonly AnyRecord[]).map((record) => marked(record, naming[key], language))];
  });
  return { ...content, facts: Object.fromEntries(facts) };
}

function marked(record: AnyRecord, field: string | undefined, language: Language): AnyRecord {
  if (!("sample" in record)) return record;
  const words = sampleWords(record, language);
  return field ? { ...words, [field]: sampleName(String(words[field]), language) } : words;
}
