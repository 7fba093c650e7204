import type { ValueKey } from "@visiga/contracts/site-texts";
import type { AnyRecord } from "@visiga/contracts/site-value";
import { useLanguageOrder } from "#dashboard/shared/words/names.ts";
import { useRecordLines, useTypedText } from "#dashboard/shared/words/record-lines.ts";
import { enteredRecord } from "./record-form.ts";
import { formatOf, isBilingual, type ValueForm } from "./value-form.ts";

interface SideText {
  readonly side: "en" | "sw" | "both";
  readonly text: string;
}

/**
 * Returns the plain texts of a value, as pages write it, with records on separate lines: one text, or one for
 * each language, beginning with the screen's.
 */
export function useValueTexts(): (key: ValueKey, form: ValueForm) => SideText[] {
  const typed = useTypedText();
  const linesOf = useRecordLines();
  const sides = useLanguageOrder();
  const recordText = (key: ValueKey, record: AnyRecord) =>
    linesOf(key, enteredRecord(key, record))
      .map(({ label, text }) => `${label}: ${text}`)
      .join("\n");
  const textOf = (key: ValueKey, form: ValueForm, side: "en" | "sw"): string => {
    if (form.shape === "text") return typed(formatOf(key), form[side]);
    if (form.shape === "choices") return typed("choices", form.options);
    return form.records.map((record) => recordText(key, record)).join("\n\n");
  };
  return (key, form) =>
    isBilingual(key)
      ? sides.map((side) => ({ side, text: textOf(key, form, side) }))
      : [{ side: "both", text: textOf(key, form, "en") }];
}
