import { type EntryPage, entryPages, headlinePages } from "@visiga/contracts/entries";
import { brokenAddress } from "@visiga/contracts/formatted-text";
import { fill } from "@visiga/i18n/format";
import { type ComponentProps, type ReactNode, useState } from "react";
import parts from "#dashboard/shared/forms/entry-parts.module.css";
import { AlbumField, EntryControl, TitleSuggestions } from "#dashboard/shared/forms/entry-parts.tsx";
import { useDeferredFocus } from "#dashboard/shared/forms/use-deferred-focus.ts";
import type { FormFields } from "#dashboard/shared/forms/use-form.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FieldPair, Options, SelectField, type TextField } from "#ui/controls/field.tsx";
import { Group } from "#ui/layout/group.tsx";
import styles from "./entry-form.module.css";
import type { EntryValues } from "./entry-values.ts";
import { formatted, type TextFormat, textFormats } from "./text-format.ts";
import { vagueLink } from "./vague-links.ts";

const titlesId = "title-suggestions";

interface EntryFieldsProps {
  form: FormFields<keyof EntryValues> & { readonly choosePage: (page: string) => void };
  children: ReactNode;
}

/** Text fields of an entry, first those in the language of the screen. News folds all but headline, text and day. */
export function EntryFields({ form, children }: EntryFieldsProps) {
  const { images, dashboard } = useDashboardDictionary();
  const { form: t, fields, pages } = images;
  const { values } = form;
  const [pageField, focusPage] = useDeferredFocus<HTMLSelectElement>();
  const swahiliFirst = useLanguage() === "sw";
  const news = values.page === "NEWS";
  const headline = headlinePages.some((page) => page === values.page) || values.titleSw !== "";
  const [own, other] = swahiliFirst ? (["Sw", ""] as const) : (["", "Sw"] as const);
  const focused = news ? `title${own}` : `name${own}`;
  /** A text, in the language that its name says. One that is empty in the second language has a hint. */
  const text = (
    name: `${"name" | "title" | "description"}${"" | "Sw"}`,
    props: Pick<ComponentProps<typeof TextField>, "hint" | "mark" | "required" | "list" | "className">,
  ) => {
    const swahili = name.endsWith("Sw");
    const first = swahili === swahiliFirst;
    const empty = swahili ? t.swahiliEmpty : t.englishEmpty;
    return (
      <EntryControl
        form={form}
        name={name}
        hint={first || values[name].trim() ? undefined : empty}
        lang={swahili ? "sw" : "en"}
        autoComplete="off"
        className={first ? styles.first : styles.second}
        {...(name === focused && { "data-autofocus": true })}
        {...props}
      />
    );
  };
  const name = text(`name${own}`, { hint: news && t.newsNameHint, required: true });
  const otherName = text(`name${other}`, {});
  const title = text("title", {
    hint: values.page === "" ? undefined : t.titleHints[values.page as EntryPage],
    required: !swahiliFirst || !headline,
    list: titlesId,
  });
  const titleSw = headline && text("titleSw", {});
  const described = (field: "description" | "descriptionSw", className: string | undefined, mark?: string) =>
    news ? (
      <FormattedField id={field} text={values[field]} className={className}>
        {text(field, { mark, className: undefined })}
      </FormattedField>
    ) : (
      text(field, { mark })
    );
  const description = described(`description${own}`, styles.first, dashboard.optional);
  const otherDescription = described(`description${other}`, styles.second);
  const page = (
    <SelectField
      label={fields.page}
      required
      {...form.field("page")}
      ref={pageField}
      onChange={({ target }) => {
        form.choosePage(target.value);
        // The fields of news are in another order, so that this one is a new element.
        focusPage();
      }}
    >
      <option value="">{t.choosePage}</option>
      <Options values={entryPages} label={(each) => pages[each]} />
    </SelectField>
  );
  const day = <EntryControl form={form} name="eventDay" />;
  const suggestions = <TitleSuggestions id={titlesId} page={values.page} />;

  if (news) {
    return (
      <div data-full className={styles.fields}>
        {swahiliFirst ? titleSw : title}
        {description}
        <FieldPair>
          {page}
          {day}
        </FieldPair>
        <details data-full className={`whole-row above-4 ${parts.more}`}>
          <summary>{t.moreNews}</summary>
          {name}
          {swahiliFirst ? title : titleSw}
          {otherDescription}
          {otherName}
          {children}
        </details>
        {suggestions}
      </div>
    );
  }
  return (
    <>
      <div data-full className={styles.fields}>
        {name}
        <div className={styles.first}>
          <FieldPair>
            {title}
            {page}
          </FieldPair>
        </div>
        {swahiliFirst && titleSw}
        {description}
        {otherName}
        <div className={styles.second}>
          {headline && !swahiliFirst ? (
            <FieldPair>
              {titleSw}
              {day}
            </FieldPair>
          ) : (
            day
          )}
        </div>
        {otherDescription}
        {suggestions}
      </div>
      {(values.page === "GALLERY" || values.album) && (
        <div data-full>
          <AlbumField form={form} />
        </div>
      )}
      {children}
    </>
  );
}

interface FormattedFieldProps {
  /** Id of the text area in `children`. */
  id: string;
  text: string;
  className: string | undefined;
  children: ReactNode;
}

/** A text area with buttons that put the marks of a format around the selection. */
function FormattedField({ id, text: written, className, children }: FormattedFieldProps) {
  const { format } = useDashboardDictionary().images.form;
  // The text in which a format found no words.
  const [wordless, setWordless] = useState<string | null>(null);
  const broken = brokenAddress(written);
  const vague = vagueLink(written);
  const apply = (chosen: TextFormat) => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const change = formatted(chosen, area.value, area.selectionStart, area.selectionEnd);
    setWordless(change ? null : area.value);
    area.focus();
    if (!change) return;
    const { from, to, text, selected } = change;
    area.setRangeText(text, from, to);
    // The form hears of it as of typed text.
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.setSelectionRange(...selected);
  };
  return (
    <div className={className}>
      {children}
      <Group className={`wraps gap-2 above-2 ${styles.buttons}`} label={format.label}>
        {textFormats.map((each) => (
          <Button key={each} variant="line" size="row" aria-controls={id} onClick={() => apply(each)}>
            {format[each]}
          </Button>
        ))}
      </Group>
      <p role="status" className={`smaller ${styles.hint}`}>
        {wordless === written
          ? format.noWords
          : broken !== undefined
            ? fill(format.brokenAddress, { address: broken })
            : vague && fill(format.vagueLink, { words: vague })}
      </p>
    </div>
  );
}
