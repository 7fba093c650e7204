import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useRef, useState } from "react";
import type * as z from "zod/mini";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { failureIssues, failureOf, type KnownFailure } from "#platform/data/failure.ts";
import { checkForm, type FormIssues, focusFirstWrong } from "#platform/forms/form-issues.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { useDraft } from "./use-draft.ts";

type Values<Field extends string> = Readonly<Record<Field, string>>;

interface FormOptions<Data, Field extends string, Saved, Theirs> extends FormValuesOptions {
  readonly save: SavingOptions<Data, Saved, Theirs>["save"];
  readonly onSaved: (saved: Saved) => void;
  readonly focus?: NoInfer<Field>;
  readonly conflict?: Pick<ConflictOptions<Data, Theirs>, "read"> & {
    readonly valuesOf: (theirs: Theirs) => Values<NoInfer<Field>>;
    /** Whether more than the fields is sent, so that equal fields may still be a conflict. */
    readonly sendsMore?: boolean;
    /** Called before the input is replaced by the other version, or saved over it. */
    readonly onAnswer?: (theirs: Theirs, answer: "theirs" | "mine") => void;
  };
}

/** A form that saves its text fields: their draft, their errors, the failure and the conflict with another user. */
export function useForm<
  Schema extends z.core.$ZodType,
  Field extends string,
  Saved,
  Theirs extends { readonly version: number },
>(
  schema: Schema,
  initial: Values<Field>,
  { save, onSaved, focus, conflict: stale, ...options }: FormOptions<z.output<Schema>, Field, Saved, Theirs>,
) {
  const form = useFormValues(schema, initial, options);
  const reasonOf = useFailureReason();
  const [failure, setFailure] = useState<unknown>(null);
  const element = useRef<HTMLFormElement>(null);
  const added = useRef<Readonly<Record<string, unknown>>>(undefined);
  const saving = useSaving<z.output<Schema>, Saved, Theirs>({
    save,
    onSaved: (saved) => {
      form.draft.forget();
      onSaved(saved);
    },
    onFailed: (error) => {
      setFailure(error);
      // The disabled button lost the focus.
      if (element.current) form.refuse(element.current, failureIssues(error), focus);
    },
    conflict: stale && {
      read: stale.read,
      isSame: (theirs, sent) => {
        const stored: Values<string> = stale.valuesOf(theirs);
        // As the server stores them: typed text may have spaces and marks that are taken off.
        const { version } = stored;
        const values: Values<string> = Object.assign({}, form.values, added.current, sent, { version });
        return !stale.sendsMore && Object.keys(form.values).every((name) => stored[name] === String(values[name]));
      },
      onAnswer: (theirs, answer, sent) => {
        stale.onAnswer?.(theirs, answer);
        if (answer === "theirs") return form.draft.discard(stale.valuesOf(theirs));
        const { version } = theirs;
        form.draft.rebase({ version: String(version) });
        void saving.send(Object.assign({}, sent, { version }));
      },
    },
  });
  const reason = failure === null ? null : reasonOf(failure);

  return {
    ...form,
    /** True also after saving, until the form is closed. */
    busy: saving.isPending || saving.isSuccess,
    failure,
    reason,
    otherReason: Object.keys(failureIssues(failure)).length === 0 ? reason : null,
    dismiss: () => setFailure(null),
    submit: (submitted: HTMLFormElement, more?: Readonly<Record<string, unknown>>) => {
      element.current = submitted;
      added.current = more;
      setFailure(null);
      const data = form.check(submitted, more);
      if (data) void saving.send(data);
    },
    conflict: saving.conflict,
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FormValuesOptions {
  /** Name of the draft, as in `picture/<id>`; it survives closing the tab. Never set it for a form with a password. */
  readonly draft?: string | undefined;
  /** Names the field that shows each issue, where it is another than that of the schema. */
  readonly place?: ((issues: FormIssues, values: Readonly<Record<string, unknown>>) => FormIssues) | undefined;
}

/** State of a form’s text fields, validated with the contract’s schema. */
export function useFormValues<Schema extends z.core.$ZodType, Field extends string>(
  schema: Schema,
  initial: Values<Field>,
  { draft: name, place = (found) => found }: FormValuesOptions = {},
) {
  const form = useFormState(name, initial);
  const { values } = form;
  const set = (some: Partial<Values<Field>>) => {
    form.draft.change((all) => ({ ...all, ...some }));
    form.clear((field) => field in some);
  };
  /** Shows the errors and focuses the first field with one, else the field `otherwise`. */
  const refuse = (element: HTMLFormElement, found: FormIssues, otherwise?: string) => {
    form.setIssues(found);
    focusFirstWrong(element, found, otherwise);
  };
  /** The same at each render, so that only the field that changed is rendered. */
  const [onChange] = useState(
    () =>
      ({ target }: ChangeEvent<Control>) =>
        set({ [target.id]: target.value } as Values<Field>),
  );
  return {
    ...form,
    set,
    refuse,
    field: (field: Field) => ({ id: field as string, value: values[field], error: form.error(field), onChange }),
    /** Returns the parsed values. If they are invalid, shows the errors, focuses the first and returns undefined. */
    check: (element: HTMLFormElement, more: Readonly<Record<string, unknown>> = {}): z.output<Schema> | undefined => {
      const entered = { ...values, ...more };
      const { data, issues = {} } = checkForm(schema, entered);
      const found = place(issues, entered);
      refuse(element, found);
      return data;
    },
  };
}

/** The values of a form with their draft, and the errors of its fields by their ids. */
export function useFormState<Values extends object>(...options: Parameters<typeof useDraft<Values>>) {
  const { issue: t } = useDashboardDictionary().errors;
  const draft = useDraft(...options);
  const [issues, setIssues] = useState<FormIssues>({});
  return {
    values: draft.values,
    issues,
    setIssues,
    error: (field: string) => issues[field] && t[issues[field]],
    /** Clears the errors of the fields that are corrected. */
    clear: (isCorrected: (field: string) => boolean) =>
      setIssues((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !isCorrected(field)))),
    draft: {
      ...draft,
      discard: (start?: Values) => {
        setIssues({});
        draft.discard(start);
      },
    },
  };
}

export type FormFields<Field extends string> = Pick<
  ReturnType<typeof useFormValues<z.core.$ZodType, Field>>,
  "values" | "field" | "set" | "error"
>;

interface SavingOptions<Data, Saved, Theirs> {
  readonly save: Pick<UseMutationOptions<Saved, Error, Data>, "mutationFn" | "meta" | "onMutate">;
  readonly onSaved: (saved: Saved, sent: Data) => void;
  /** Called for a failure that is no conflict. */
  readonly onFailed: (error: unknown, sent: Data) => void;
  readonly conflict?: ConflictOptions<Data, Theirs> | undefined;
}

interface ConflictOptions<Data, Theirs> {
  /** Returns the version that another user saved; `current` is the one in the response. */
  readonly read: (current: unknown) => Promise<Theirs | undefined> | Theirs | undefined;
  /** Whether the other version is what was sent, as after a lost response: it is saved again without a question. */
  readonly isSame?: (theirs: Theirs, sent: Data) => boolean;
  readonly onAnswer: (theirs: Theirs, answer: "theirs" | "mine", sent: Data) => void;
}

/** Saves what an editor sends. Conflicts with other users are shown one after another, by `ConflictDialog`. */
export function useSaving<Data, Saved, Theirs>(options: SavingOptions<Data, Saved, Theirs>) {
  const { save, onSaved, onFailed, conflict: stale } = options;
  const [[conflict], setConflicts] = useState<
    readonly (Pick<KnownFailure, "changed"> & { theirs: Theirs; sent: Data })[]
  >([]);
  const leave = () => setConflicts(([, ...others]) => others);
  const { mutateAsync, isPending, isSuccess } = useMutation({
    ...save,
    onSuccess: onSaved,
    onError: async (error, sent) => {
      // Reading the other version can fail too: it was deleted, or the connection is lost.
      try {
        const failure = failureOf(error);
        const theirs = failure?.code === "stale_version" ? await stale?.read(failure.current) : undefined;
        if (theirs === undefined) onFailed(error, sent);
        else if (stale?.isSame?.(theirs, sent)) stale.onAnswer(theirs, "mine", sent);
        else setConflicts((others) => [...others, { theirs, sent, changed: failure?.changed }]);
      } catch (later) {
        onFailed(later, sent);
      }
    },
  });
  const answer = (chosen: "theirs" | "mine") => () => {
    leave();
    if (conflict) stale?.onAnswer(conflict.theirs, chosen, conflict.sent);
  };
  const dialog = { onBack: leave, onUseTheirs: answer("theirs"), onSaveMine: answer("mine") };
  return {
    isPending,
    isSuccess,
    /** Resolves to whether the data is saved. */
    send: (data: Data): Promise<boolean> =>
      mutateAsync(data)
        .then(() => true)
        .catch(() => false),
    conflict: conflict && { ...conflict, ...dialog },
  };
}
