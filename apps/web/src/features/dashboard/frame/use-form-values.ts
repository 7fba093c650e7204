import { type ChangeEvent, useState } from "react";
import type * as z from "zod/mini";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { failureOf } from "../../../platform/failure.ts";
import { focusFirstWrong } from "../../../platform/focus-first-wrong.ts";
import { checkForm, type FormIssues } from "../../../platform/form-issues.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A form’s text fields, checked with the contract’s schema. What was typed stays until the form closes. */
export function useFormValues<Schema extends z.core.$ZodType, Field extends string>(
  schema: Schema,
  initial: Readonly<Record<Field, string>>,
) {
  const { issue: words } = useDashboardDictionary().errors;
  const [values, setValues] = useState(initial);
  const [issues, setIssues] = useState<FormIssues>({});
  return {
    values,
    /** What one field’s control needs. */
    field: (name: Field) => ({
      id: name,
      value: values[name],
      error: issues[name] && words[issues[name]],
      onChange: ({ target }: ChangeEvent<Control>) => {
        setValues({ ...values, [name]: target.value });
        setIssues(({ [name]: _mended, ...others }) => others);
      },
    }),
    /** The values as the contract reads them; where something is wrong, says so at its field and answers nothing. */
    check: (form: HTMLFormElement, more: Readonly<Record<string, unknown>> = {}): z.output<Schema> | undefined => {
      const { data, issues: found = {} } = checkForm(schema, { ...values, ...more });
      setIssues(found);
      focusFirstWrong(form, found);
      return data;
    },
    /** Marks the fields that the server found wrong. */
    refuse: (error: unknown) =>
      setIssues(Object.fromEntries((failureOf(error)?.issues ?? []).map(({ path, code }) => [path, code]))),
  };
}
