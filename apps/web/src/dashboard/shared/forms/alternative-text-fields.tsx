import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { FileControl } from "./file-control.tsx";
import styles from "./file-parts.module.css";
import type { FormFields } from "./use-form.ts";

interface AlternativeTextFieldsProps {
  form: FormFields<"alt" | "altSw" | "decorative">;
  spoken: string;
}

/** Alternative text in both languages, or that the picture is decorative and needs none. */
export function AlternativeTextFields({ form, spoken }: AlternativeTextFieldsProps) {
  const { form: formWords, alternative: words, fields } = useDashboardDictionary().images;
  const { values, set } = form;
  const decorative = values.decorative === "true";
  return (
    <fieldset className={styles.alternative}>
      <legend>{words.title}</legend>
      <p>{words.good}</p>
      <ul>
        <li>{words.example}</li>
        <li>{words.otherExample}</li>
      </ul>
      <Checkbox
        label={fields.decorative}
        note={words.decorativeHint}
        checked={decorative}
        onChange={({ target }) => set({ decorative: String(target.checked) })}
      />
      {!decorative && (
        <>
          <FileControl form={form} name="alt" lang="en" autoComplete="off" />
          <FileControl
            form={form}
            name="altSw"
            hint={values.altSw.trim() ? undefined : formWords.swahiliEmpty}
            lang="sw"
            autoComplete="off"
          />
        </>
      )}
      <p role="status">{spoken}</p>
    </fieldset>
  );
}
