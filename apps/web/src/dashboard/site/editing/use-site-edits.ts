import type { ValueKey } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { useEffect, useMemo, useState } from "react";
import { useFormState } from "#dashboard/shared/forms/use-form.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import {
  differs,
  fieldIssues,
  fits,
  isFieldOf,
  toForm,
  type ValueForm,
  withoutBlank,
} from "#dashboard/site/values/value-form.ts";
import { failureIssues } from "#platform/data/failure.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import type { StoredValue } from "./use-site-values.ts";

export interface SiteEdit {
  readonly form: ValueForm;
  readonly version: number;
  /** The first day on which it is to hold; absent: at once. */
  readonly from?: string | undefined;
}

/** What is undefined counts as absent, also where a draft is compared with its start. */
export type ByKey<Each> = { readonly [Key in ValueKey]?: Each | undefined };

const nothing: { readonly edits: ByKey<SiteEdit> } = { edits: {} };

/** What is typed for site values, with its draft, and what was refused. */
export function useSiteEdits(values: readonly StoredValue[]) {
  const { site } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const byKey = useMemo(() => new Map(values.map((stored) => [stored.key, stored])), [values]);
  /** What differs from the website; a record that was added and left empty does not. */
  const entered = ({ edits }: typeof nothing) => ({
    edits: Object.fromEntries(
      values.flatMap(({ key, value }) => {
        const edit = edits[key];
        const form = edit && fits(key, edit.form) && withoutBlank(key, edit.form);
        return form && differs(key, form, value) ? [[key, { ...edit, form }]] : [];
      }),
    ),
  });
  const form = useFormState("site", nothing, entered);
  const { draft } = form;
  const [failures, setFailures] = useState<ByKey<string>>({});
  const storedOf = (key: ValueKey): StoredValue => {
    const stored = byKey.get(key);
    if (!stored) throw new Error(`The server sent no site value “${key}”`);
    return stored;
  };
  const editOf = (key: ValueKey) => form.values.edits[key];
  const put = (key: ValueKey, next: (edit: SiteEdit | undefined) => SiteEdit | undefined) =>
    draft.change(({ edits }) => ({ edits: { ...edits, [key]: next(edits[key]) } }));
  /** The first day of what is edited; undefined: at once. */
  const fromOf = (keys: readonly ValueKey[]) => keys.map((key) => editOf(key)?.from).find((day) => day !== undefined);
  const clear = (key: ValueKey) => {
    form.clear((field) => isFieldOf(key, field));
    setFailures((old) => ({ ...old, [key]: undefined }));
  };
  const formOf = (key: ValueKey): ValueForm => editOf(key)?.form ?? toForm(key, storedOf(key).value);
  const isChanged = (key: ValueKey): boolean => {
    const edit = editOf(key);
    return edit !== undefined && differs(key, edit.form, storedOf(key).value);
  };
  const startOf = (key: ValueKey): SiteEdit => ({ form: formOf(key), version: storedOf(key).version });
  /** Forgets the saved edit, unless the user typed more meanwhile; that stays, now based on `version`. */
  const settle = (key: ValueKey, version: number, sent?: ValueForm) => {
    put(key, (edit) => (edit && sent && edit.form !== sent ? { ...edit, version } : undefined));
    clear(key);
  };
  const discard = () => {
    draft.discard();
    setFailures({});
  };
  const { restored } = draft;
  const changedKeys = values.map(({ key }) => key).filter(isChanged);
  // When everything restored is saved or undone, the notice of the draft is obsolete.
  useEffect(() => {
    if (restored && changedKeys.length === 0) discard();
  });

  /** Shows a failure: at the fields that it names, and as a sentence at the first value. */
  const refuse = (failure: unknown, sent: readonly { key: ValueKey }[], pathOf: (index: number) => RegExp) => {
    const found = sent.map(({ key }, index) => fieldIssues(key, failureIssues(failure), pathOf(index)));
    form.setIssues((old) => Object.assign({}, old, ...found));
    setFailures((old) => ({ ...old, [sent[0]?.key ?? ""]: fill(site.failed, { reason: reasonOf(failure) }) }));
  };

  return {
    form,
    storedOf,
    editOf,
    put,
    fromOf,
    clear,
    formOf,
    isChanged,
    startOf,
    settle,
    discard,
    restored,
    read: draft.read,
    changedKeys,
    failureOf: (key: ValueKey) => failures[key] ?? null,
    refuse,
  };
}
