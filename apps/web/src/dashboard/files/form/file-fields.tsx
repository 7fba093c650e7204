import { type FilePage, filePages, headlinePages } from "@visiga/contracts/files";
import type { ReactNode } from "react";
import parts from "#dashboard/shared/forms/file-parts.module.css";
import { AlbumField, FileControl, TitleSuggestions } from "#dashboard/shared/forms/file-parts.tsx";
import type { FormFields } from "#dashboard/shared/forms/use-form.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { FieldPair, Options, SelectField } from "#ui/controls/field.tsx";
import styles from "./file-form.module.css";
import type { FileValues } from "./file-values.ts";
import { FormattedField } from "./formatted-field.tsx";

const titlesId = "title-suggestions";

interface FileFieldsProps {
  form: FormFields<keyof FileValues>;
  children: ReactNode;
}

/** Text fields of a file, first those in the language of the screen. News folds all but headline, text and day. */
export function FileFields({ form, children }: FileFieldsProps) {
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
