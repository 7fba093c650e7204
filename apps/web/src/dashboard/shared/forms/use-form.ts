import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useRef, useState } from "react";
import type * as z from "zod/mini";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { failureIssues } from "#platform/data/failure.ts";
import { checkForm, type FormIssues, focusFirstWrong } from "#platform/forms/form-issues.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { useConflicts } from "./use-conflicts.ts";
import { useDraft } from "./use-draft.ts";

type Values<Field extends string> = Readonly<Record<Field, string>>;

interface FormOptions<Data, Field extends string, Saved, Theirs> {
  /** Name of the draft, as in `picture/<id>`; it survives closing the tab. Never set it for a form with a password. */
  readonly draft?: string;
  readonly place?: FormValuesOptions["place"];
  readonly save: Pick<UseMutationOptions<Saved, Error, Data>, "mutationFn" | "meta" | "onMutate">;
  readonly onSaved: (saved: Saved) => void;
  readonly focus?: NoInfer<Field>;
  readonly conflict?: {
    /** Returns the version that another user saved; `current` is the one in the response. */
    readonly read: (current: unknown) => Promise<Theirs | undefined> | Theirs | undefined;
    readonly valuesOf: (theirs: Theirs) => Values<NoInfer<Field>>;
    /** Called before the input is replaced by the other version, or saved over it. */
    readonly onAnswer?: (theirs: Theirs, answer: "theirs" | "mine") => void;
  };
}

/** A form that saves its values: their draft, their errors, the failure and the conflict with another user. */
export function useForm<
  Schema extends z.core.$ZodType,
  Field extends string,
  Saved,
  Theirs extends { readonly version: number },
>(
  schema: Schema,
  initial: Values<Field>,
  { draft: name, place, save, onSaved, focus, conflict: stale }: FormOptions<z.output<Schema>, Field, Saved, Theirs>,
) {
  const form = useFormValues(schema, initial, { draft: name, place });
  const reasonOf = useFailureReason();
  const { conflict, show } = useConflicts<Theirs>(
    (theirs) => {
      stale?.onAnswer?.(theirs, "theirs");
      form.draft.discard(stale?.valuesOf(theirs));
    },
    (theirs) => {
      stale?.onAnswer?.(theirs, "mine");
      const { version } = theirs;
      form.draft.rebase({ version: String(version) });
      if (saving.variables) saving.mutate({ ...saving.variables, version });
    },
  );
  const [failure, setFailure] = useState<unknown>(null);
  const sent = useRef<HTMLFormElement>(null);

  const fail = (error: unknown) => {
    const issues = failureIssues(error);
    form.setIssues(issues);
    setFailure(error);
    // The disabled button lost the focus.
    if (sent.current) focusFirstWrong(sent.current, issues, focus);
  };
  const saving = useMutation({
    ...save,
    onSuccess: (saved) => {
      form.draft.forget();
      onSaved(saved);
    },
    onError: async (error) => {
      // Reading the other version can fail too: it was deleted, or the connection is lost.
      try {
        if (!stale || !(await show(error, stale.read))) fail(error);
      } catch (later) {
        fail(later);
      }
    },
  });
  const reason = failure === null ? null : reasonOf(failure);

  return {
    ...form,
    /** Also after saving, until the form is closed. */
    busy: saving.isPending || saving.isSuccess,
    failure,
    reason,
    otherReason: Object.keys(failureIssues(failure)).length === 0 ? reason : null,
    dismiss: () => setFailure(null),
    submit: (element: HTMLFormElement, more?: Readonly<Record<string, unknown>>) => {
      sent.current = element;
      setFailure(null);
      const data = form.check(element, more);
      if (data) saving.mutate(data);
    },
    conflict,
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FormValuesOptions {
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
