import { isHeadlinePage } from "@visiga/contracts/entries";
import type { ReactNode } from "react";
import { useSides } from "#dashboard/shared/forms/either-language.ts";
import {
  AlbumField,
  AlternativeTextFields,
  ConsentFields,
  EntryControl,
  ShownDaysFields,
} from "#dashboard/shared/forms/entry-parts.tsx";
import { Fold, Form } from "#dashboard/shared/forms/fields.tsx";
import { hasTitle } from "#dashboard/shared/forms/title-choices.ts";
import { PlaceFields, TitleField } from "#dashboard/shared/forms/title-field.tsx";
import type { useFormValues } from "#dashboard/shared/forms/use-form.ts";
import { useNeedsReview } from "#dashboard/shared/review/use-review-rule.ts";
import { daysFromNow } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { type BatchFields, type batchFields, onPage } from "./queue/batch-values.ts";

interface BatchFormProps {
  form: ReturnType<typeof useFormValues<typeof batchFields, keyof BatchFields>>;
  onSubmit: (element: HTMLFormElement) => void;
  children: ReactNode;
}

/** The question about minors under the pictures, then their words, as in the form of one picture. */
export function BatchForm({ form, onSubmit, children }: BatchFormProps) {
  const { images, dashboard } = useDashboardDictionary();
  const { upload, form: t } = images;
  const { values, set } = form;
  const needsReview = useNeedsReview();
  const [own, other] = useSides();
  const name = (side: typeof own) => (
    <TextField
      label={side ? upload.nameSwahili : upload.name}
      hint={side === own && upload.nameHint}
      lang={side ? "sw" : "en"}
      autoComplete="off"
      {...form.field(`name${side}`)}
    />
  );
  return (
    <Form onSubmit={onSubmit}>
      <ConsentFields form={form} label={upload.minors} warning={<Notice>{upload.hidden}</Notice>} />
      {needsReview && <Notice icon="eye">{images.review.hintMany}</Notice>}
      {name(own)}
      <PlaceFields form={form} onChoose={(page) => set(onPage(values, page))} />
      {(values.page === "GALLERY" || values.album) && <AlbumField form={form} />}
      <div className="above-4">
        <Fold summary={other ? t.inSwahili : t.inEnglish}>
          <p className="small mute">{t.oneLanguage}</p>
          {name(other)}
          {isHeadlinePage(values.page) && <EntryControl form={form} name={`title${other}`} />}
        </Fold>
        <AlternativeTextFields form={form} spoken={images.alternative.forAll} />
        <Fold summary={t.more}>
          <EntryControl form={form} name="eventDay" mark={dashboard.optional} />
          <div className="row gap-6">
            <TextButton onClick={() => set({ eventDay: daysFromNow(0) })}>{upload.today}</TextButton>
            <TextButton onClick={() => set({ eventDay: daysFromNow(-1) })}>{upload.yesterday}</TextButton>
          </div>
          {!hasTitle(values.page) && <TitleField form={form} />}
          <ShownDaysFields form={form} />
        </Fold>
      </div>
      {children}
    </Form>
  );
}
