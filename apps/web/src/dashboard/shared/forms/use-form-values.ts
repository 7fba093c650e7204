import { type ChangeEvent, useState } from "react";
import type * as z from "zod/mini";
import { checkForm, type FormIssues, focusFirstWrong } from "#platform/forms/form-issues.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { useDraft } from "./use-draft.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FormValuesOptions {
  readonly draft?: string | undefined;
  /** Names the field that shows each issue, where it is another than that of the schema. */
  readonly place?: ((issues: FormIssues, values: Readonly<Record<string, unknown>>) => FormIssues) | undefined;
}

/** State of a form’s text fields, validated with the contract’s schema. */
export function useFormValues<Schema extends z.core.$ZodType, Field extends string>(
  schema: Schema,
  initial: Readonly<Record<Field, string>>,
  { draft: name, place = (found) => found }: FormValuesOptions = {},
) {
  const { issue: words } = useDashboardDictionary().errors;
  const draft = useDraft(name, initial);
  const { values } = draft;
  const [issues, setIssues] = useState<FormIssues>({});
  const error = (field: Field) => issues[field] && words[issues[field]];
  const set = (some: Partial<Readonly<Record<Field, string>>>) => {
    draft.change((all) => ({ ...all, ...some }));
    setIssues((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !(field in some))));
  };
  return {
    values,
    set,
    error,
    draft: {
      ...draft,
      discard: (start?: Readonly<Record<Field, string>>) => {
        setIssues({});
        draft.discard(start);
      },
    },
    field: (field: Field) => ({
      id: field as string,
      value: values[field],
      error: error(field),
      onChange: ({ target }: ChangeEvent<Control>) => set({ [field]: target.value } as Record<Field, string>),
    }),
    /** Returns the parsed values. If they are invalid, shows the errors, focuses the first and returns undefined. */
    check: (form: HTMLFormElement, more: Readonly<Record<string, unknown>> = {}): z.output<Schema> | undefined => {
      const entered = { ...values, ...more };
      const { data, issues = {} } = checkForm(schema, entered);
      const found = place(issues, entered);
      setIssues(found);
      focusFirstWrong(form, found);
      return data;
    },
    issues,
    setIssues,
  };
}

export type FormFields<Field extends string> = Pick<
  ReturnType<typeof useFormValues<z.core.$ZodType, Field>>,
  "values" | "field" | "set" | "error"
>;
