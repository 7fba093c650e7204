import type { DocumentFile } from "@visiga/contracts/documents";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { FieldType, RecordField } from "@visiga/contracts/site-fields";
import type { ComponentProps } from "react";
import { DateField } from "#dashboard/shared/forms/date-field.tsx";
import { usePlaceName } from "#dashboard/shared/words/page-names.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { FieldPair, Options, SelectField, TextAreaField, TextField } from "#ui/controls/field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import { DocumentField } from "./document-field.tsx";
import { type BilingualForm, linkOf, sidesOf } from "./record-form.ts";
import styles from "./records-editor.module.css";
import { useLanguageNames, useLanguageOrder } from "./value-texts.ts";

interface RecordFieldProps {
  id: string;
  label: string;
  field: RecordField;
  value: unknown;
  errorOf: (id: string) => string | undefined;
  onChange: (value: unknown, id: string) => void;
}

const controls: { readonly [Type in FieldType]?: ComponentProps<"input"> } = {
  amount: { inputMode: "numeric" },
  count: { inputMode: "numeric" },
  year: { inputMode: "numeric" },
  phone: { type: "tel" },
  url: { type: "url" },
};

export function RecordFieldEditor({ id, label, field, value, errorOf, onChange }: RecordFieldProps) {
  const { records: words } = useDashboardDictionary();
  const options: Readonly<Record<string, string>> = words.options;
  const titleOf = usePlaceName();
  const { type, optional, orElse } = field;
  const mark = optional ? words.optional : orElse && words.sameDay;
  const names = useLanguageNames();
  const sides = useLanguageOrder();
  /** @param whole the words of which this field is one language; the error is at them if both languages are missing */
  const control = (text: string, to: (text: string) => unknown, part = "", whole = part) => {
    const own = id + part;
    const wrong = errorOf(own) ? own : id + whole;
    const onFieldChange = ({ target }: { target: { value: string } }) => onChange(to(target.value), wrong);
    const isFirst = part === whole || part.endsWith(`.${sides[0]}`);
    const error = wrong === own || isFirst ? errorOf(wrong) : undefined;
    return { id: own, value: text, error, autoComplete: "off", onChange: onFieldChange };
  };
  const none = <option value="">{optional ? words.noChoice : words.choose}</option>;
  const both = (texts: BilingualForm, name: string, part: string, to: (next: BilingualForm) => unknown) => (
    <div className={styles.both}>
      <FieldPair>
        {sides.map((side) => {
          const props = {
            ...control(texts[side], (text) => to({ ...texts, [side]: text }), `${part}.${side}`, part),
            label: `${name}, ${names[side]}`,
            lang: side,
            mark,
          };
          const long = type === "sentence";
          return long ? <TextAreaField key={side} rows={3} {...props} /> : <TextField key={side} {...props} />;
        })}
      </FieldPair>
    </div>
  );

  if (type === "id") return null;
  if (type === "link") {
    const link = linkOf(value);
    return (
      <>
        <SelectField label={label} mark={mark} {...control(link.to, (to) => ({ ...link, to }), ".to")}>
          {none}
          <Options values={publicPaths} label={titleOf} />
        </SelectField>
        {link.to && both(link.words, words.linkWords, ".words", (next) => ({ ...link, words: next }))}
      </>
    );
  }
  if (type === "document")
    return (
      <DocumentField
        id={id}
        label={label}
        file={(value || null) as DocumentFile | null}
        error={errorOf(id)}
        onChange={(file) => onChange(file, id)}
      />
    );
  if (type === "words" || type === "sentence") return both(sidesOf(value), label, "", (next) => next);
  if (type === "choices")
    return (
      <ChoicesField
        id={id}
        label={label}
        options={field.options}
        chosen={value as readonly string[]}
        error={errorOf(id)}
        onChange={(next) => onChange(next, id)}
      />
    );
  const typed = { label, mark, ...control(String(value ?? ""), (text) => text) };
  if (type === "choice")
    return (
      <SelectField {...typed}>
        {none}
        <Options values={field.options} label={(option) => options[option] ?? option} />
      </SelectField>
    );
  if (type === "day") return <DateField {...typed} />;
  return <TextField {...controls[type]} {...typed} />;
}
