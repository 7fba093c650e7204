import { useMutation } from "@tanstack/react-query";
import { type DocumentFile, documentFile } from "@visiga/contracts/documents";
import { publicPaths } from "@visiga/contracts/public-paths";
import { isHidden, isWords, type RecordField } from "@visiga/contracts/site-fields";
import { fill, formatNumber } from "@visiga/i18n/format";
import { useState } from "react";
import * as z from "zod/mini";
import { FileInput, FormattedLine } from "#dashboard/shared/forms/fields.tsx";
import { useLanguageNames, useLanguageOrder, usePlaceName } from "#dashboard/shared/words/names.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { sendForm } from "#platform/data/send-form.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import fieldStyles from "#ui/controls/field.module.css";
import { FieldPair, Options, SelectField, TextAreaField, TextField } from "#ui/controls/field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import documentStyles from "./document-field.module.css";
import { type BilingualForm, bilingualOf, linkOf } from "./record-form.ts";

interface RecordFieldProps {
  id: string;
  label: string;
  field: RecordField;
  value: unknown;
  errorOf: (id: string) => string | undefined;
  onChange: (value: unknown, id: string) => void;
}

export function RecordFieldEditor({ id, label, field, value, errorOf, onChange }: RecordFieldProps) {
  const { records: t, dashboard } = useDashboardDictionary();
  const options: Readonly<Record<string, string>> = t.options;
  const titleOf = usePlaceName();
  const { type, optional, orElse } = field;
  const mark = optional ? dashboard.optional : orElse && t.sameDay;
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
  const none = <option value="">{optional ? t.noChoice : t.choose}</option>;
  const both = (
    texts: BilingualForm,
    name: string,
    part: string,
    to: (next: BilingualForm) => unknown,
    mark?: string,
  ) => (
    <div className="whole-row">
      <FieldPair>
        {sides.map((side) => {
          const props = {
            ...control(texts[side], (text) => to({ ...texts, [side]: text }), `${part}.${side}`, part),
            label: `${name}, ${names[side]}`,
            lang: side,
            mark,
          };
          if (type === "sentence" || type === "text")
            return <TextAreaField key={side} rows={type === "text" ? 8 : 3} {...props} />;
          return <TextField key={side} {...props} />;
        })}
      </FieldPair>
    </div>
  );

  if (isHidden(field)) return null;
  if (type === "link") {
    const link = linkOf(value);
    return (
      <>
        <SelectField label={label} mark={mark} {...control(link.to, (to) => ({ ...link, to }), ".to")}>
          {none}
          <Options values={publicPaths} label={titleOf} />
        </SelectField>
        {link.to && both(link.words, t.linkWords, ".words", (next) => ({ ...link, words: next }))}
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
  if (isWords(field))
    return both(bilingualOf(value), label, "", (next) => next, optional ? dashboard.optional : undefined);
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
  return <FormattedLine format={type} {...typed} />;
}

interface DocumentFieldProps {
  id: string;
  label: string;
  file: DocumentFile | null;
  error: string | undefined;
  onChange: (file: DocumentFile) => void;
}

/** Sends a chosen PDF at once. The record names the stored file when it is saved. */
function DocumentField({ id, label, file, error, onChange }: DocumentFieldProps) {
  const { document: t } = useDashboardDictionary().records;
  const language = useLanguage();
  const reasonOf = useFailureReason();
  const [sent, setSent] = useState(0);
  const sending = useMutation({
    mutationFn: async (chosen: File) => {
      const form = new FormData();
      form.append("file", chosen, chosen.name);
      setSent(0);
      return z.parse(
        documentFile,
        await sendForm({ method: "POST", url: "/api/v1/documents", form, onProgress: setSent }),
      );
    },
    meta: { shown: true },
    onSuccess: onChange,
  });
  const percent = Math.round(sent * 100);
  const size = file && formatNumber(Math.ceil(file.bytes / 1000), language);
  const wrong = sending.error ? reasonOf(sending.error) : error;
  return (
    <div className={`stack gap-2 ${documentStyles.field}`}>
      <span className={fieldStyles.label}>{label}</span>
      {file && size && <p>{fill(t.stored, { size, pages: file.pages })}</p>}
      <FileInput
        id={id}
        accept="application/pdf,.pdf"
        disabled={sending.isPending}
        invalid={Boolean(wrong)}
        onChoose={([chosen]) => chosen && sending.mutate(chosen)}
      >
        {file ? t.another : t.choose}
      </FileInput>
      <small id={`${id}-note`} className={classNames(fieldStyles.hint, wrong && fieldStyles.error)}>
        {wrong ?? t.hint}
      </small>
      <p role="status">{sending.isPending && (percent < 100 ? fill(t.sending, { percent }) : t.checking)}</p>
    </div>
  );
}
