import type { DocumentFile } from "@visiga/contracts/documents";
import type { Language } from "@visiga/contracts/languages";
import { publicPaths } from "@visiga/contracts/public-paths";
import { isRecordsKey } from "@visiga/contracts/site";
import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import type { RecordField } from "@visiga/contracts/site-fields";
import type { AnyRecord } from "@visiga/contracts/site-value";
import { fill, formatDay, formatNumber } from "@visiga/i18n/format";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { isDay } from "./format-date-time.ts";
import { usePlaceName } from "./names.ts";

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

/** Returns a function that lists the non-empty fields of a record; a `short` list has words in one language. */
export function useRecordLines(): (key: string, record: AnyRecord, length?: "short") => RecordLine[] {
  const { records, site } = useDashboardDictionary();
  const sideNames = { en: site.english, sw: site.swahili };
  const language = useLanguage();
  const typed = useTypedText();
  const placeName = usePlaceName();
  const both = (label: string, value: unknown): RecordLine[] => {
    const words = (value ?? {}) as { readonly [Side in Language]?: string | null };
    const sides: readonly Language[] = language === "sw" ? ["sw", "en"] : ["en", "sw"];
    return sides.map((side) => ({ label: `${label}, ${sideNames[side]}`, text: words[side] ?? "" }));
  };
  const lines = (label: string, { type }: RecordField, value: unknown): RecordLine[] => {
    if (type === "id") return [];
    if (type === "words" || type === "sentence") return both(label, value);
    if (type !== "link") return [{ label, text: typed(type, value) }];
    const { to, words } = (value ?? {}) as { readonly to?: string; readonly words?: unknown };
    const path = publicPaths.find((each) => each === to);
    return [{ label, text: path ? placeName(path) : (to ?? "") }, ...both(records.linkWords, words)];
  };
  return (key, record, length) => {
    if (!isRecordsKey(key)) return [];
    const shorten = (all: RecordLine[]) => (length === "short" ? all.filter(({ text }) => text).slice(0, 1) : all);
    const labels: Readonly<Record<string, string>> = records.of[key].fields;
    return Object.entries<RecordField>(siteCatalogue[key].fields)
      .flatMap(([name, field]) => shorten(lines(labels[name] ?? name, field, record[name])))
      .filter(({ text }) => text !== "");
  };
}
