import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { TextField } from "#ui/controls/field.tsx";
import type { FormFields } from "./use-form-values.ts";

interface AlternativeTextFieldsProps {
  form: FormFields<"alt" | "altSw" | "decorative">;
  spoken?: string;
  className?: string | undefined;
}

/** Alternative text in both languages, or that the picture is decorative and needs none. */
export function AlternativeTextFields({ form: { values, field, set }, spoken, className }: AlternativeTextFieldsProps) {
  const { form, alternative: words } = useDashboardDictionary().images;
  const decorative = values.decorative === "true";
  return (
    <fieldset className={className}>
      <legend>{words.title}</legend>
      <p>{words.good}</p>
      <ul>
        <li>{words.example}</li>
        <li>{words.otherExample}</li>
      </ul>
      <Checkbox
        label={words.decorative}
        note={words.decorativeHint}
        checked={decorative}
        onChange={({ target }) => set({ decorative: String(target.checked) })}
      />
      {!decorative && (
        <>
          <TextField label={form.alternativeText} lang="en" autoComplete="off" {...field("alt")} />
          <TextField
            label={form.alternativeTextSwahili}
            hint={values.altSw.trim() ? undefined : form.swahiliEmpty}
            lang="sw"
            autoComplete="off"
            {...field("altSw")}
          />
        </>
      )}
      {spoken !== undefined && <p role="status">{spoken}</p>}
    </fieldset>
  );
}
