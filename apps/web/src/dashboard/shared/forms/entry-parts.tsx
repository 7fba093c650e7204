import { useQuery } from "@tanstack/react-query";
import type { EntryFieldName, EntryFields } from "@visiga/contracts/entry-field-names";
import { entryFields } from "@visiga/contracts/entry-fields";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { countsAsMinors } from "@visiga/contracts/minors";
import { fill, formatDay } from "@visiga/i18n/format";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { isDay, today } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { FieldPair, SelectField, TextAreaField, TextField } from "#ui/controls/field.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { useSides } from "./either-language.ts";
import { DateField, Fold } from "./fields.tsx";
import { PdfButton } from "./pdf-button.tsx";
import type { FormFields } from "./use-form.ts";

const controls = { line: TextField, paragraph: TextAreaField, day: DateField } as const;

/** The fields that a person types. Page and `decorative` have controls of their own. */
type TypedField = {
  [Name in EntryFieldName]: EntryFields[Name]["control"] extends keyof typeof controls ? Name : never;
}[EntryFieldName];

type ControlProps = Omit<ComponentProps<typeof TextField>, "form" | "onChange">;

interface EntryControlProps<Name extends TypedField> extends Partial<ControlProps> {
  form: Pick<FormFields<Name>, "field">;
  name: Name;
}

/** One field of an entry, with the control of its row in `entryFields`. */
export function EntryControl<Name extends TypedField>({ form, name, ...props }: EntryControlProps<Name>) {
  const { fields } = useDashboardDictionary().images;
  const Control = controls[entryFields[name].control] as ComponentType<ControlProps>;
  return <Control label={fields[name]} {...props} {...form.field(name)} />;
}

interface AlternativeTextFieldsProps {
  form: FormFields<"alt" | "altSw" | "decorative">;
  spoken: string;
}

/** Alternative text in both languages, or that the picture is decorative and needs none. */
export function AlternativeTextFields({ form, spoken }: AlternativeTextFieldsProps) {
  const { alternative: t, fields } = useDashboardDictionary().images;
  const { values, set } = form;
  const sides = useSides();
  const decorative = values.decorative === "true";
  return (
    <Fold summary={t.title}>
      <p>{t.good}</p>
      <ul>
        <li>{t.example}</li>
        <li>{t.otherExample}</li>
      </ul>
      <Checkbox
        label={fields.decorative}
        note={t.decorativeHint}
        checked={decorative}
        onChange={({ target }) => set({ decorative: String(target.checked) })}
      />
      {!decorative &&
        sides.map((side) => (
          <EntryControl key={side} form={form} name={`alt${side}`} lang={side ? "sw" : "en"} autoComplete="off" />
        ))}
      <p role="status">{spoken}</p>
    </Fold>
  );
}

/** First and last day, with what follows from them. */
export function ShownDaysFields({ form }: { form: FormFields<"shownFrom" | "shownUntil"> }) {
  const { images, dashboard } = useDashboardDictionary();
  const { schedule } = images;
  const language = useLanguage();
  const { shownFrom, shownUntil } = form.values;
  const waits =
    isDay(shownFrom) && shownFrom > today() && fill(schedule.waits, { day: formatDay(shownFrom, language) });
  const isOver = isDay(shownUntil) && shownUntil < today() && schedule.isOver;
  return (
    <>
      <FieldPair>
        <EntryControl form={form} name="shownFrom" mark={dashboard.optional} hint={schedule.hint} />
        <EntryControl form={form} name="shownUntil" mark={dashboard.optional} hint={schedule.untilHint} />
      </FieldPair>
      <div role="status">
        {(isOver || waits) && (
          <Notice icon="eye" className="above-2">
            {isOver || waits}
          </Notice>
        )}
      </div>
    </>
  );
}

/** The newest news, whose album a picture may belong to. Shows nothing while there is no news. */
export function AlbumField({ form: { field, values } }: { form: FormFields<"album"> }) {
  const { images, dashboard } = useDashboardDictionary();
  const { album: t, fields } = images;
  const { nameOf } = useEntryWords();
  const { data } = useQuery(useTrpc().files.browse.queryOptions({ page: "NEWS", size: 100 }));
  const chosen = values.album || "";
  const news = data?.items ?? [];
  if (news.length === 0 && !chosen) return null;
  return (
    <SelectField label={fields.album} mark={dashboard.optional} hint={t.hint} {...field("album")} value={chosen}>
      <option value="">{t.none}</option>
      {news.map((each) => (
        <option key={each.id} value={each.id}>
          {nameOf(each)}
        </option>
      ))}
      {chosen && !news.some(({ id }) => id === chosen) && <option value={chosen}>{t.other}</option>}
    </SelectField>
  );
}

type Form = FormFields<"minors" | "consent" | "page" | "title">;

/** `minors` is empty until the user answers for these pictures and this page. An unknown page may show students. */
export const showsMinors = ({ minors, page, title }: Form["values"]): boolean =>
  minors === "" ? page === "" || countsAsMinors(null, { page, title }) : minors === "true";

interface ConsentFieldsProps {
  form: Pick<Form, "values" | "set">;
  label: string;
  noted?: ManagedEntry["consent"] | undefined;
  /** Shown without consent. */
  warning: ReactNode;
}

/** Asks whether minors are recognisable and, if so, whether their parents agreed. */
export function ConsentFields({ form: { values, set }, label, noted, warning }: ConsentFieldsProps) {
  const { images, personalData } = useDashboardDictionary();
  const { consent } = images;
  const language = useLanguage();
  const minors = showsMinors(values);
  const agreed = values.consent === "true";
  const note =
    noted && agreed ? fill(consent.ticked, { name: noted.by, time: formatDay(noted.at, language) }) : consent.kept;
  return (
    <>
      <Checkbox
        label={label}
        note={minors && values.minors === "" && consent.minorsHint}
        checked={minors}
        onChange={({ target }) => set({ minors: String(target.checked) })}
      />
      {minors && (
        <Checkbox
          label={consent.agreed}
          note={note}
          checked={agreed}
          onChange={({ target }) => set({ consent: String(target.checked) })}
        />
      )}
      {minors && !agreed && (
        <p className="above-3 below-3">
          <PdfButton address={`/consent-form.pdf?lang=${language}`}>{personalData.consentFile}</PdfButton>
        </p>
      )}
      <div role="status">{minors && !agreed && warning}</div>
    </>
  );
}
