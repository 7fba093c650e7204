import { type FilePage, filePages, headlinePages } from "@visiga/contracts/files";
import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import parts from "#dashboard/shared/forms/file-parts.module.css";
import { AlbumField, FileControl, TitleSuggestions } from "#dashboard/shared/forms/file-parts.tsx";
import type { FormFields } from "#dashboard/shared/forms/use-form.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FieldPair, Options, SelectField } from "#ui/controls/field.tsx";
import styles from "./file-form.module.css";
import type { FileValues } from "./file-values.ts";
import formatStyles from "./formatted-field.module.css";
import { formatted, type TextFormat, textFormats } from "./text-format.ts";
import { vagueLink } from "./vague-links.ts";

const titlesId = "title-suggestions";

/** Text fields of a file, first those in the language of the screen. News folds all but headline, text and day. */
export function FileFields({ form, children }: { form: FormFields<keyof FileValues>; children: ReactNode }) {
  const { form: words, fields, pages } = useDashboardDictionary().images;
  const { values, error } = form;
  const swahiliFirst = useLanguage() === "sw";
  const news = values.page === "NEWS";
  const headline = headlinePages.some((page) => page === values.page) || values.titleSw !== "";
  /** The hint or error of an empty field in the second language. */
  const empty = (text: string, swahili: boolean) => {
    if (swahili === swahiliFirst || text.trim()) return undefined;
    return swahili ? words.swahiliEmpty : words.englishEmpty;
  };
  const text = (swahili: boolean) =>
    ({
      lang: swahili ? "sw" : "en",
      autoComplete: "off",
      className: swahili === swahiliFirst ? styles.first : styles.second,
    }) as const;

  const name = (swahili: boolean) => (
    <FileControl
      form={form}
      name={swahili ? "nameSw" : "name"}
      hint={
        swahili === swahiliFirst ? news && words.newsNameHint : empty(swahili ? values.nameSw : values.name, swahili)
      }
      required={swahili === swahiliFirst}
      {...text(swahili)}
      {...(swahili === swahiliFirst && !news && { "data-autofocus": true })}
    />
  );
  const title = (
    <FileControl
      form={form}
      name="title"
      hint={values.page === "" ? undefined : words.titleHints[values.page as FilePage]}
      required={!swahiliFirst || !headline}
      list={titlesId}
      {...text(false)}
      {...(news && !swahiliFirst && { "data-autofocus": true })}
    />
  );
  const titleSw = headline && (
    <FileControl
      form={form}
      name="titleSw"
      hint={empty(values.titleSw, true)}
      {...text(true)}
      {...(news && swahiliFirst && { "data-autofocus": true })}
    />
  );
  const description = (swahili: boolean) => {
    const name = swahili ? "descriptionSw" : "description";
    const { className, ...attributes } = text(swahili);
    const field = (
      <FileControl
        form={form}
        name={name}
        mark={swahili === swahiliFirst && words.optional}
        hint={empty(values[name], swahili)}
        {...attributes}
        {...(!news && { className })}
      />
    );
    if (!news) return field;
    return (
      <FormattedField id={name} text={values[name]} className={className}>
        {field}
      </FormattedField>
    );
  };
  const page = (
    <SelectField label={fields.page} required {...form.field("page")}>
      <option value="">{words.choosePage}</option>
      <Options values={filePages} label={(each) => pages[each]} />
    </SelectField>
  );
  const day = <FileControl form={form} name="eventDay" />;
  const suggestions = <TitleSuggestions id={titlesId} page={values.page} />;

  if (news) {
    return (
      <div data-full className={styles.fields}>
        {swahiliFirst ? titleSw : title}
        {description(swahiliFirst)}
        <FieldPair>
          {page}
          {day}
        </FieldPair>
        <details data-full className={parts.more} {...((error("name") || error("nameSw")) && { open: true })}>
          <summary>{words.moreNews}</summary>
          {name(swahiliFirst)}
          {swahiliFirst ? title : titleSw}
          {description(!swahiliFirst)}
          {name(!swahiliFirst)}
          {children}
        </details>
        {suggestions}
      </div>
    );
  }
  return (
    <>
      <div data-full className={styles.fields}>
        {name(swahiliFirst)}
        <div className={styles.first}>
          <FieldPair>
            {title}
            {page}
          </FieldPair>
        </div>
        {swahiliFirst && titleSw}
        {description(swahiliFirst)}
        {name(!swahiliFirst)}
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
        {description(!swahiliFirst)}
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
  /** In the text area. */
  text: string;
  className: string | undefined;
  children: ReactNode;
}

/** A text area with buttons that put the marks of a format around the selection. */
function FormattedField({ id, text: written, className, children }: FormattedFieldProps) {
  const { format } = useDashboardDictionary().images.form;
  const vague = vagueLink(written);
  const apply = (chosen: TextFormat) => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { from, to, text, selected } = formatted(chosen, area.value, area.selectionStart, area.selectionEnd);
    area.setRangeText(text, from, to);
    // The form hears of it as of typed text.
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
    area.setSelectionRange(...selected);
  };
  return (
    <div className={className}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a row everywhere */}
      <div className={formatStyles.buttons} role="group" aria-label={format.label}>
        {textFormats.map((each) => (
          <Button key={each} variant="line" size="row" aria-controls={id} onClick={() => apply(each)}>
            {format[each]}
          </Button>
        ))}
      </div>
      <p role="status" className={formatStyles.hint}>
        {vague && fill(format.vagueLink, { words: vague })}
      </p>
    </div>
  );
}
