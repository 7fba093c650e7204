import {
  categoryKey,
  type EntryPage,
  entryPages,
  galleryCategories,
  galleryCategory,
  headlinePages,
} from "@visiga/contracts/entries";
import type { Ref } from "react";
import parts from "#dashboard/shared/forms/entry-parts.module.css";
import {
  AlbumField,
  AlternativeTextFields,
  ConsentFields,
  EntryControl,
  TitleSuggestions,
} from "#dashboard/shared/forms/entry-parts.tsx";
import { Form } from "#dashboard/shared/forms/fields.tsx";
import type { useFormValues } from "#dashboard/shared/forms/use-form.ts";
import { useNeedsReview } from "#dashboard/shared/review/use-review-rule.ts";
import { daysFromNow } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Options, SelectField, TextField } from "#ui/controls/field.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { type BatchFields, type batchFields, onPage } from "./queue/batch-values.ts";

interface BatchFormProps {
  form: ReturnType<typeof useFormValues<typeof batchFields, keyof BatchFields>>;
  formRef: Ref<HTMLFormElement>;
  onSubmit: () => void;
}

const titlesId = "batch-titles";

export function BatchForm({ form, formRef, onSubmit }: BatchFormProps) {
  const { images, dashboard } = useDashboardDictionary();
  const { gallery } = useDictionary();
  const { upload } = images;
  const { values, set } = form;
  const needsReview = useNeedsReview();
  const swahiliFirst = useLanguage() === "sw";
  const news = values.page === "NEWS";
  const headline = headlinePages.some((page) => page === values.page);
  const bothTitles = swahiliFirst ? (["titleSw", "title"] as const) : (["title", "titleSw"] as const);
  const titles = headline ? bothTitles : (["title"] as const);
  const name = (swahili: boolean) => (
    <TextField
      key={String(swahili)}
      label={swahili ? upload.nameSwahili : upload.name}
      {...(swahili === swahiliFirst
        ? { hint: news ? `${images.form.newsNameHint} ${upload.nameHint}` : upload.nameHint }
        : { mark: dashboard.optional })}
      lang={swahili ? "sw" : "en"}
      autoComplete="off"
      {...form.field(swahili ? "nameSw" : "name")}
    />
  );
  return (
    <Form ref={formRef} onSubmit={onSubmit}>
      {swahiliFirst ? [name(true), name(false)] : [name(false), name(true)]}
      <SelectField
        label={images.fields.page}
        required
        {...form.field("page")}
        onChange={({ target }) => set(onPage(values, target.value))}
      >
        <option value="">{images.form.choosePage}</option>
        <Options values={entryPages} label={(page) => images.pages[page]} />
      </SelectField>
      {values.page === "GALLERY" ? (
        <SelectField label={images.fields.title} required {...form.field("title")}>
          <Options values={galleryCategories} label={(title) => gallery.categories[categoryKey(title)]} />
          {!galleryCategory(values.title) && <option value={values.title}>{values.title}</option>}
        </SelectField>
      ) : (
        titles.map((title, index) => (
          <EntryControl
            key={title}
            form={form}
            name={title}
            hint={index === 0 ? images.form.titleHints[values.page as EntryPage] : undefined}
            required={index === 0}
            {...(headline && { lang: title === "titleSw" ? "sw" : "en" })}
            list={titlesId}
            autoComplete="off"
          />
        ))
      )}
      <TitleSuggestions id={titlesId} page={values.page} />
      {(values.page === "GALLERY" || values.album) && <AlbumField form={form} />}
      <details className={`whole-row above-4 ${parts.more}`}>
        <summary>{upload.more}</summary>
        <EntryControl form={form} name="eventDay" mark={dashboard.optional} />
        <div className="row gap-6">
          <TextButton onClick={() => set({ eventDay: daysFromNow(0) })}>{upload.today}</TextButton>
          <TextButton onClick={() => set({ eventDay: daysFromNow(-1) })}>{upload.yesterday}</TextButton>
        </div>
        <EntryControl form={form} name="shownFrom" mark={dashboard.optional} hint={images.schedule.hint} />
        <EntryControl form={form} name="shownUntil" mark={dashboard.optional} hint={images.schedule.untilHint} />
        <AlternativeTextFields form={form} spoken={images.alternative.forAll} />
      </details>
      <div className="above-3">
        <ConsentFields form={form} label={upload.minors} warning={<Notice>{upload.hidden}</Notice>} />
      </div>
      {needsReview && <Notice icon="eye">{images.review.hintMany}</Notice>}
    </Form>
  );
}
