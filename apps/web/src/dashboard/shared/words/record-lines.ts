import type { DocumentFile } from "@visiga/contracts/documents";
import type { Language } from "@visiga/contracts/languages";
import { publicPaths } from "@visiga/contracts/public-paths";
import { isRecordsKey, type RecordsKey } from "@visiga/contracts/site";
import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import { isHidden, isWords, type RecordField } from "@visiga/contracts/site-fields";
import type { AnyRecord } from "@visiga/contracts/site-value";
import { fill, formatDay, formatNumber } from "@visiga/i18n/format";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { isDay } from "./format-date-time.ts";
import { useLanguageNames, useLanguageOrder, usePlaceName } from "./names.ts";

/** One field of a record: its label in the form, and its value as pages write it. */
export interface RecordLine {
  readonly label: string;
  readonly text: string;
}

/** Returns a function that writes a day, an amount or another typed value as pages do; other text stays as it is. */
export function useTypedText(): (type: string, value: unknown) => string {
  const { joining } = useDictionary();
  const { options, document } = useDashboardDictionary().records;
  const language = useLanguage();
  const optionWords: Readonly<Record<string, string>> = options;
  return (type, value) => {
    const text = String(value ?? "");
    if (Array.isArray(value)) return value.map((each) => optionWords[each] ?? String(each)).join(", ");
    if (type === "document" && value) {
      const { bytes, pages } = value as DocumentFile;
      return fill(document.stored, { size: formatNumber(Math.ceil(bytes / 1000), language), pages });
    }
    if (type === "day" && isDay(text)) return formatDay(text, language);
    if (type === "amount" && isNumber(text)) {
      return fill(joining.amount, { amount: formatNumber(Number(text), language) });
    }
    if (type === "count" && isNumber(text)) return formatNumber(Number(text), language);
    return type === "choice" ? (optionWords[text] ?? text) : text;
  };
}

const isNumber = (text: string) => /^\d{1,15}$/.test(text);

/** Returns a function that lists the non-empty lines of each field of a record. */
function useFieldLines(): (key: RecordsKey, record: AnyRecord) => [name: string, lines: RecordLine[]][] {
  const { records } = useDashboardDictionary();
  const names = useLanguageNames();
  const sides = useLanguageOrder();
  const typed = useTypedText();
  const placeName = usePlaceName();
  const both = (label: string, value: unknown): RecordLine[] => {
    const words = (value ?? {}) as { readonly [Side in Language]?: string | null };
    return sides.map((side) => ({ label: `${label}, ${names[side]}`, text: words[side] ?? "" }));
  };
  const lines = (label: string, field: RecordField, value: unknown): RecordLine[] => {
    if (isHidden(field)) return [];
    if (isWords(field)) return both(label, value);
    if (field.type !== "link") return [{ label, text: typed(field.type, value) }];
    const { to, words } = (value ?? {}) as { readonly to?: string; readonly words?: unknown };
    const path = publicPaths.find((each) => each === to);
    return [{ label, text: path ? placeName(path) : (to ?? "") }, ...both(records.linkWords, words)];
  };
  return (key, record) => {
    const labels: Readonly<Record<string, string>> = records.of[key].fields;
    return Object.entries<RecordField>(siteCatalogue[key].fields).map(([name, field]) => [
      name,
      lines(labels[name] ?? name, field, record[name]).filter(({ text }) => text !== ""),
    ]);
  };
}

/** Returns a function that lists the non-empty fields of a record. */
export function useRecordLines(): (key: string, record: AnyRecord) => RecordLine[] {
  const linesOf = useFieldLines();
  return (key, record) => (isRecordsKey(key) ? linesOf(key, record).flatMap(([, lines]) => lines) : []);
}

/** Returns a function that gives the name of a record, and the rest of it, in one language each. */
export function useRecordTitle() {
  const { unnamed } = useDashboardDictionary().records;
  const linesOf = useFieldLines();
  return (key: RecordsKey, record: AnyRecord) => {
    const { title, fields } = siteCatalogue[key];
    const named: readonly string[] = title;
    // One day is not written as a first and a last one.
    const repeats = Object.entries<RecordField>(fields)
      .filter(([name, { orElse }]) => orElse && record[name] === record[orElse])
      .map(([name]) => name);
    const lines = linesOf(key, record).filter(([name]) => !repeats.includes(name));
    const texts = (isNamed: boolean) =>
      lines.flatMap(([name, [first]]) => (first && named.includes(name) === isNamed ? [first.text] : []));
    return { title: texts(true).join(", ") || unnamed, rest: texts(false).join(" · ") };
  };
}
