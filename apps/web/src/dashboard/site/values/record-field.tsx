import { publicPaths } from "@visiga/contracts/public-paths";
import type { FieldType, RecordField } from "@visiga/contracts/site-fields";
import type { ComponentProps } from "react";
import { DateField } from "#dashboard/shared/forms/date-field.tsx";
import { usePlaceName } from "#dashboard/shared/words/page-names.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { FieldPair, Options, SelectField, TextAreaField, TextField } from "#ui/controls/field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import { DocumentField } from "./document-field.tsx";
import { type BilingualForm, type FieldForm, isBilingualForm, isDocument, isLink } from "./record-form.ts";
import styles from "./records-editor.module.css";
import { useLanguageNames, useLanguageOrder } from "./value-texts.ts";

interface RecordFieldProps {
  id: string;
  label: string;
  field: RecordField;
  form: FieldForm;
  errorOf: (id: string) => string | undefined;
  onChange: (form: FieldForm, id: string) => void;
}

const controls: { readonly [Type in FieldType]?: ComponentProps<"input"> } = {
  amount: { inputMode: "numeric" },
  count: { inputMode: "numeric" },
  year: { inputMode: "numeric" },
  phone: { type: "tel" },
  url: { type: "url" },
};

export function RecordFieldEditor({ id, label, field, form, errorOf, onChange }: RecordFieldProps) {
  const { records: words } = useDashboardDictionary();
  const options: Readonly<Record<string, string>> = words.options;
  const titleOf = usePlaceName();
  const { type, optional, orElse } = field;
  const mark = optional ? words.optional : orElse && words.sameDay;
  const names = useLanguageNames();
  const sides = useLanguageOrder();
  /** @param whole the words of which this field is one language; the error is at them if both languages are missing */
  const control = (value: string, to: (text: string) => FieldForm, part = "", whole = part) => {
    const own = id + part;
    const wrong = errorOf(own) ? own : id + whole;
    const onFieldChange = ({ target }: { target: { value: string } }) => onChange(to(target.value), wrong);
    const isFirst = part === whole || part.endsWith(`.${sides[0]}`);
    const error = wrong === own || isFirst ? errorOf(wrong) : undefined;
    return { id: own, value, error, autoComplete: "off", onChange: onFieldChange };
  };
  const none = <option value="">{optional ? words.noChoice : words.choose}</option>;
  const both = (texts: BilingualForm, name: string, part: string, to: (next: BilingualForm) => FieldForm) => (
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
  if (isLink(form))
    return (
      <>
        <SelectField label={label} mark={mark} {...control(form.to, (to) => ({ ...form, to }), ".to")}>
          {none}
          <Options values={publicPaths} label={titleOf} />
        </SelectField>
        {form.to && both(form.words, words.linkWords, ".words", (next) => ({ ...form, words: next }))}
      </>
    );
  if (type === "document")
    return (
      <DocumentField
        id={id}
        label={label}
        file={isDocument(form) ? form : null}
        error={errorOf(id)}
        onChange={(file) => onChange(file, id)}
      />
    );
  if (isBilingualForm(form)) return both(form, label, "", (next) => next);
  if (typeof form !== "string" && !isDocument(form))
    return (
      <ChoicesField
        id={id}
        label={label}
        options={field.options}
        chosen={form}
        error={errorOf(id)}
        onChange={(next) => onChange(next, id)}
      />
    );
  if (isDocument(form)) return null;
  if (type === "choice")
    return (
      <SelectField label={label} mark={mark} {...control(form, (text) => text)}>
        {none}
        <Options values={field.options} label={(option) => options[option] ?? option} />
      </SelectField>
    );
  if (type === "day") return <DateField label={label} mark={mark} {...control(form, (text) => text)} />;
  return <TextField label={label} mark={mark} {...controls[type]} {...control(form, (text) => text)} />;
}
