import { isHeadlinePage } from "@visiga/contracts/entries";
import type { ReactNode } from "react";
import { useSides } from "#dashboard/shared/forms/either-language.ts";
import { AlbumField, EntryControl, ShownDaysFields } from "#dashboard/shared/forms/entry-parts.tsx";
import { Fold } from "#dashboard/shared/forms/fields.tsx";
import { hasTitle } from "#dashboard/shared/forms/title-choices.ts";
import { PageField, PlaceFields, TitleField } from "#dashboard/shared/forms/title-field.tsx";
import type { FormFields } from "#dashboard/shared/forms/use-form.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { FieldPair } from "#ui/controls/field.tsx";
import type { EntryValues } from "./entry-values.ts";
import { FormattedField } from "./formatted-field.tsx";

interface EntryFieldsProps {
  form: FormFields<keyof EntryValues> & { readonly choosePage: (page: string) => void };
}

/** A text of an entry in one language, news with its buttons for formats. */
function Text({
  form,
  name,
}: EntryFieldsProps & { name: `${"name" | "description"}${"" | "Sw"}` | "title" | "titleSw" }) {
  const { images, dashboard } = useDashboardDictionary();
  const { form: t } = images;
  const swahili = name.endsWith("Sw");
  const own = swahili === (useLanguage() === "sw");
  const news = form.values.page === "NEWS";
  const described = name.startsWith("description");
  const named = name.startsWith("name");
  const control = (
    <EntryControl
      form={form}
      name={name}
      lang={swahili ? "sw" : "en"}
      autoComplete="off"
      required={own && named}
      {...(own && news && named && { label: t.author })}
      {...(own && described && (news ? { label: t.newsText } : { mark: dashboard.optional }))}
      data-autofocus={(own && named && !news) || undefined}
    />
  );
  if (!news || !described) return control;
  return (
    <FormattedField id={name} text={form.values[name]}>
      {control}
    </FormattedField>
  );
}

/** The texts of an entry in the language of the screen. */
export function EntryWords({ form }: EntryFieldsProps) {
  const [own] = useSides();
  const { page } = form.values;
  if (page === "NEWS") {
    return (
      <div>
        <TitleField form={form} />
        <Text form={form} name={`description${own}`} />
      </div>
    );
  }
  return (
    <div>
      <Text form={form} name={`name${own}`} />
      <PlaceFields form={form} onChoose={form.choosePage} />
      <Text form={form} name={`description${own}`} />
    </div>
  );
}

interface EntryFoldsProps extends EntryFieldsProps {
  /** What is said of the picture for screen readers. */
  alternative: ReactNode;
  /** The focal point of the picture. */
  focal: ReactNode;
}

/** What few entries need: the other language, the text for screen readers, days, album, focal point. */
export function EntryFolds({ form, alternative, focal }: EntryFoldsProps) {
  const { form: t } = useDashboardDictionary().images;
  const [own, other] = useSides();
  const { page, album } = form.values;
  const news = page === "NEWS";
  return (
    <div data-full className="above-4">
      <Fold summary={other === "Sw" ? t.inSwahili : t.inEnglish}>
        <p className="small mute">{t.oneLanguage}</p>
        {!news && <Text form={form} name={`name${other}`} />}
        {isHeadlinePage(page) && <Text form={form} name={`title${other}`} />}
        <Text form={form} name={`description${other}`} />
        {news && <Text form={form} name={`name${other}`} />}
      </Fold>
      {alternative}
      <Fold summary={t.more}>
        {news ? (
          <FieldPair>
            <Text form={form} name={`name${own}`} />
            <PageField form={form} onChoose={form.choosePage} />
          </FieldPair>
        ) : (
          <EntryControl form={form} name="eventDay" />
        )}
        {!hasTitle(page) && <TitleField form={form} />}
        {(page === "GALLERY" || album) && <AlbumField form={form} />}
        <ShownDaysFields form={form} />
        {focal}
      </Fold>
    </div>
  );
}
