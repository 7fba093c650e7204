import {
  categoryKey,
  type EntryPage,
  entryPages,
  galleryCategory,
  isHeadlinePage,
  organizationGroup,
} from "@visiga/contracts/entries";
import type { ComponentProps } from "react";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { FieldPair, Options, SelectField } from "#ui/controls/field.tsx";
import { EntryControl } from "./entry-parts.tsx";
import { choicesOf, hasTitle } from "./title-choices.ts";
import type { FormFields } from "./use-form.ts";

type Form = Pick<FormFields<"title" | "titleSw" | "page">, "values" | "field" | "set">;

/** The page of an entry. `onChoose` receives it, because other fields depend on it. */
export function PageField({ form, onChoose }: { form: Form; onChoose: (page: string) => void }) {
  const { form: t, fields, pages } = useDashboardDictionary().images;
  return (
    <SelectField label={fields.page} required {...form.field("page")} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{t.choosePage}</option>
      <Options values={entryPages} label={(page) => pages[page]} />
    </SelectField>
  );
}

/** The page of an entry and, if the page shows it, its title. */
export function PlaceFields({ form, onChoose }: ComponentProps<typeof PageField>) {
  const page = <PageField form={form} onChoose={onChoose} />;
  if (!hasTitle(form.values.page)) return page;
  return (
    <FieldPair>
      {page}
      <TitleField form={form} />
    </FieldPair>
  );
}

/** The title of an entry: a choice where it has a meaning on the page, else a text in the language of the screen. */
export function TitleField({ form }: { form: Form }) {
  const { form: t, fields } = useDashboardDictionary().images;
  const titleWords = useTitleWords();
  const { page, title } = form.values;
  const label = t.titles[page as EntryPage] ?? fields.title;
  const choice = choicesOf(page, title);
  const headline = isHeadlinePage(page);
  const swahili = useLanguage() === "sw" && headline;
  if (!choice) {
    return (
      <EntryControl
        form={form}
        name={swahili ? "titleSw" : "title"}
        label={label}
        hint={page === "ALUMNI" && t.classHint}
        required
        autoComplete="off"
        {...(headline && { lang: swahili ? "sw" : "en" })}
        data-autofocus={page === "NEWS" || undefined}
      />
    );
  }
  return (
    <SelectField
      label={label}
      required
      {...form.field("title")}
      value={choice.chosen}
      onChange={({ target }) => form.set({ title: target.value })}
    >
      {choice.chosen === "" && <option value="">{t.chooseTitle}</option>}
      <Options values={choice.titles} label={(value) => titleWords(page, value)} />
    </SelectField>
  );
}

/** Returns a function that says in the reader’s words what a title means on a page. */
function useTitleWords() {
  const { titleChoices } = useDashboardDictionary().images.form;
  const { gallery, organization } = useDictionary();
  return (page: string, title: string): string => {
    const category = page === "GALLERY" && galleryCategory(title);
    if (category) return gallery.categories[categoryKey(category)];
    const group = organizationGroup(title);
    if (page === "ORGANIZATION") return group === "OTHER" && title !== group ? title : organization.groups[group];
    return Object.entries(titleChoices).find(([key]) => key === title)?.[1] ?? title;
  };
}
