import { filePages, headlinePages } from "@visiga/contracts/files";
import { TitleSuggestions } from "#dashboard/kit/forms/title-suggestions.tsx";
import type { FormFields } from "#dashboard/kit/forms/use-form-values.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { FieldPair, SelectField, TextAreaField, TextField } from "#ui/controls/field.tsx";
import type { FileValues } from "./file-values.ts";

interface FileFieldsProps {
  form: FormFields<keyof FileValues>;
}

const titlesId = "title-suggestions";

/** Text fields of a file, English and Swahili side by side, with its title, page and day. */
export function FileFields({ form: { values, field } }: FileFieldsProps) {
  const { form: words, pages } = useDashboardDictionary().images;
  const hint = (swahili: string) => (swahili.trim() ? undefined : words.swahiliEmpty);
  const day = <TextField label={words.eventDate} type="date" {...field("eventDay")} />;
  const english = { lang: "en", autoComplete: "off" } as const;
  const swahili = { lang: "sw", autoComplete: "off" } as const;
  return (
    <>
      <TextField label={words.name} required {...english} {...field("name")} data-autofocus />
      <TextField label={words.nameSwahili} hint={hint(values.nameSw)} {...swahili} {...field("nameSw")} />
      <TextAreaField label={words.description} mark={words.optional} lang="en" {...field("description")} />
      <TextAreaField
        label={words.descriptionSwahili}
        hint={hint(values.descriptionSw)}
        lang="sw"
        {...field("descriptionSw")}
      />
      <TextField label={words.alternativeText} hint={words.alternativeTextHint} {...english} {...field("alt")} />
      <TextField label={words.alternativeTextSwahili} hint={hint(values.altSw)} {...swahili} {...field("altSw")} />
      <FieldPair>
        <TextField
          label={words.title}
          hint={words.titleHint}
          required
          list={titlesId}
          {...english}
          {...field("title")}
        />
        <SelectField label={words.page} required {...field("page")}>
          <option value="">{words.choosePage}</option>
          {filePages.map((page) => (
            <option key={page} value={page}>
              {pages[page]}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      {headlinePages.some((page) => page === values.page) || values.titleSw !== "" ? (
        <FieldPair>
          <TextField label={words.titleSwahili} hint={hint(values.titleSw)} {...swahili} {...field("titleSw")} />
          {day}
        </FieldPair>
      ) : (
        day
      )}
      <TitleSuggestions id={titlesId} page={values.page} />
    </>
  );
}
