import type { ValueKey } from "@visiga/contracts/site-texts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { type FieldForm, fieldsOf, isLink, isSides, type RecordForm } from "./record-form.ts";
import { isBilingual, tidied, type ValueForm } from "./value-form.ts";

/** Plain text of a value in one language: ` · ` joins cells; rows and records are on separate lines. */
interface SideText {
  readonly side: "en" | "sw" | "both";
  readonly text: string;
}

type OptionWords = Readonly<Record<string, string>>;

const inTwoLanguages: readonly string[] = ["words", "sentence", "link"];

export function valueTexts(key: ValueKey, form: ValueForm, options: OptionWords): SideText[] {
  const bilingual = isBilingual(key) || fieldsOf(key).some(([, { type }]) => inTwoLanguages.includes(type));
  if (!bilingual) return [{ side: "both", text: sideText(key, form, "en", options) }];
  return (["en", "sw"] as const).map((side) => ({ side, text: sideText(key, form, side, options) }));
}

function sideText(key: ValueKey, form: ValueForm, side: "en" | "sw", options: OptionWords): string {
  const sent = tidied(form);
  if (sent.shape === "text") return sent[side];
  if (sent.shape === "choices") return joined(sent.options.map((option) => options[option]));
  if (sent.shape === "rows") return sent[side].map(joined).join("\n");
  const shown = fieldsOf(key).filter(([, { type }]) => type !== "id");
  const lineOf = (record: RecordForm) =>
    joined(shown.map(([name, field]) => fieldText(record[name] ?? "", side, field.options.length > 0 ? options : {})));
  return sent.records.map(lineOf).join("\n");
}

function fieldText(form: FieldForm, side: "en" | "sw", options: OptionWords): string {
  if (typeof form === "string") return options[form] ?? form;
  if (isSides(form)) return form[side];
  if (isLink(form)) return form.to && joined([form.words[side], form.to]);
  return form.map((option) => options[option] ?? option).join(", ");
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" · ");

/** Returns the plain texts of a value in both languages, that of the screen first. */
export function useValueTexts(): (key: ValueKey, form: ValueForm) => SideText[] {
  const { options } = useDashboardDictionary().records;
  const [first] = useSides();
  return (key, form) => {
    const texts = valueTexts(key, form, options);
    return first === "en" ? texts : texts.toReversed();
  };
}

/** The two languages, first that of the screen, which the reader writes first. */
export const useSides = (): readonly ("en" | "sw")[] => (useLanguage() === "sw" ? ["sw", "en"] : ["en", "sw"]);

/** Display names of a value’s languages. */
export function useSideNames() {
  const { english, swahili, bothLanguages } = useDashboardDictionary().site;
  return { en: english, sw: swahili, both: bothLanguages };
}
