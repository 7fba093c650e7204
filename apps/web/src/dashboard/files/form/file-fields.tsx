import { filePages, headlinePages } from "@visiga/contracts/files";
import { TitleSuggestions } from "#dashboard/shared/forms/title-suggestions.tsx";
import type { FormFields } from "#dashboard/shared/forms/use-form-values.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { FieldPair, Options, SelectField, TextAreaField, TextField } from "#ui/controls/field.tsx";
import styles from "./file-form.module.css";
import type { FileValues } from "./file-values.ts";

const titlesId = "title-suggestions";

/** Text fields of a file; from 62rem on, English and Swahili are side by side. */
export function FileFields({ form: { values, field } }: { form: FormFields<keyof FileValues> }) {
  const { form: words, pages } = useDashboardDictionary().images;
  const hint = (swahili: string) => (swahili.trim() ? undefined : words.swahiliEmpty);
  const news = values.page === "NEWS";
  const headline = headlinePages.some((page) => page === values.page) || values.titleSw !== "";
  const english = { lang: "en", autoComplete: "off", className: styles.english } as const;
  const swahili = { lang: "sw", autoComplete: "off", className: styles.swahili } as const;
  const day = <TextField label={words.eventDate} type="date" {...field("eventDay")} />;
  return (
    <div data-full className={styles.fields}>
      <TextField
        label={words.name}
        hint={news && words.newsNameHint}
        required
        {...english}
        {...field("name")}
        data-autofocus
      />
      <div className={styles.english}>
        <FieldPair>
          <TextField
            label={words.title}
            hint={news ? words.newsTitleHint : words.titleHint}
            required
            list={titlesId}
            lang="en"
            autoComplete="off"
            {...field("title")}
          />
          <SelectField label={words.page} required {...field("page")}>
            <option value="">{words.choosePage}</option>
            <Options values={filePages} label={(page) => pages[page]} />
          </SelectField>
        </FieldPair>
      </div>
      <TextAreaField label={words.description} mark={words.optional} {...english} {...field("description")} />
      <TextField label={words.nameSwahili} hint={hint(values.nameSw)} {...swahili} {...field("nameSw")} />
      <div className={styles.swahili}>
        {headline ? (
          <FieldPair>
            <TextField
              label={words.titleSwahili}
              hint={hint(values.titleSw)}
              lang="sw"
              autoComplete="off"
              {...field("titleSw")}
            />
            {day}
          </FieldPair>
        ) : (
          day
        )}
      </div>
      <TextAreaField
        label={words.descriptionSwahili}
        hint={hint(values.descriptionSw)}
        {...swahili}
        {...field("descriptionSw")}
      />
      <TitleSuggestions id={titlesId} page={values.page} />
    </div>
  );
}
