import { type BilingualText, type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import type { ComponentProps } from "react";
import { DateField } from "#dashboard/shared/forms/date-field.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextAreaField, TextField } from "#ui/controls/field.tsx";
import { fieldId, formatOf, isBilingual, type TextForm, type ValueForm } from "./value-form.ts";
import { useLanguageNames, useLanguageOrder } from "./value-texts.ts";

interface TextEditorProps {
  name: ValueKey;
  form: TextForm;
  /** The text that the page shows while a language is empty. */
  defaults: BilingualText | null;
  /** The page text was removed: while both languages are empty, the page shows no text. */
  removed?: boolean;
  errorOf: (id: string) => string | undefined;
  onChange: (change: (form: ValueForm) => ValueForm, id: string) => void;
}

const controls: Readonly<Record<string, ComponentProps<"input">>> = {
  phone: { type: "tel" },
  email: { type: "email" },
  url: { type: "url" },
  amount: { inputMode: "numeric" },
};

/** Edits a text: both languages, the screen's first, or one field if both languages share it. */
export function TextEditor({ name, form, defaults, removed, errorOf, onChange }: TextEditorProps) {
  const silent = removed && form.en === "" && form.sw === "";
  const names = useLanguageNames();
  const sides = useLanguageOrder();
  const { positionHint } = useDashboardDictionary().site;
  const bilingual = isBilingual(name);
  const isLine = valueDefinition(name).shape === "line" || (defaults && isShort(defaults));
  const format = formatOf(name);
  return (bilingual ? sides : (["en"] as const)).map((side) => {
    const id = fieldId(name, bilingual ? side : "");
    const props = {
      id,
      hint: name === "position" ? positionHint : undefined,
      label: names[bilingual ? side : "both"],
      lang: bilingual ? side : undefined,
      value: form[side],
      placeholder: silent ? undefined : defaults?.[side],
      error: errorOf(id),
      autoComplete: "off",
      onChange: ({ target }: { target: { value: string } }) =>
        onChange((old) => (old.shape === "text" ? { ...old, [side]: target.value } : old), id),
    };
    if (!isLine) return <TextAreaField key={side} rows={linesOf(form)} {...props} />;
    if (format === "day") return <DateField key={side} {...props} />;
    return <TextField key={side} {...controls[format]} {...props} />;
  });
}

const isShort = ({ en, sw }: BilingualText): boolean => en.length <= 60 && sw.length <= 60;

/** Rows of the text area: the lines of the longer language, limited to what fits in a window. */
function linesOf({ en, sw }: TextForm): number {
  const lines = (text: string) => text.split("\n").reduce((sum, line) => sum + 1 + Math.floor(line.length / 45), 0);
  return Math.min(18, Math.max(3, lines(en), lines(sw)));
}
