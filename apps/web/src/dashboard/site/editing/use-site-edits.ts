import type { ValueKey } from "@visiga/contracts/site-texts";
import { useEffect, useMemo, useState } from "react";
import { useDraft } from "#dashboard/shared/forms/use-draft.ts";
import { differs, restoredForm, toForm, type ValueForm } from "#dashboard/site/values/value-form.ts";
import type { FormIssues } from "#platform/forms/form-issues.ts";
import type { StoredValue } from "./use-site-values.ts";

interface SiteEdit {
  readonly form: ValueForm;
  readonly version: number;
}

interface Marks {
  readonly issues: FormIssues;
  readonly failure: string | null;
}

type ByKey<Each> = { readonly [Key in ValueKey]?: Each };

const nothing: { readonly edits: ByKey<SiteEdit> } = { edits: {} };
const unmarked: Marks = { issues: {}, failure: null };

const without = <Each>(map: ByKey<Each>, key: ValueKey): ByKey<Each> => {
  const { [key]: _gone, ...others } = map;
  return others;
};

export type SiteEdits = ReturnType<typeof useSiteEdits>;

export function useSiteEdits(values: readonly StoredValue[]) {
  const draft = useDraft("site", nothing);
  const [marks, setMarks] = useState<ByKey<Marks>>({});
  const byKey = useMemo(() => new Map(values.map((stored) => [stored.key, stored])), [values]);
  const storedOf = (key: ValueKey): StoredValue => {
    const stored = byKey.get(key);
    if (!stored) throw new Error(`The server sent no site value “${key}”`);
    return stored;
  };
  const start = (key: ValueKey): SiteEdit => {
    const { value, version } = storedOf(key);
    return { form: toForm(key, value), version };
  };
  const known = (key: ValueKey, edit: SiteEdit | undefined): SiteEdit | undefined => {
    const form = edit && restoredForm(key, edit.form);
    return form && { ...edit, form };
  };
  const editOf = (key: ValueKey) => known(key, draft.values.edits[key]);
  const put = (key: ValueKey, next: (edit: SiteEdit | undefined) => SiteEdit | undefined) =>
    draft.change(({ edits }) => {
      const edit = next(known(key, edits[key]));
      return { edits: edit ? { ...edits, [key]: edit } : without(edits, key) };
    });
  const isChanged = (key: ValueKey): boolean => {
    const edit = editOf(key);
    return edit !== undefined && differs(key, edit.form, storedOf(key).value);
  };
  const { restored } = draft;
  const changed = values.some(({ key }) => isChanged(key));
  // When everything restored is saved or undone, the notice of the draft is obsolete.
  useEffect(() => {
    if (restored && !changed) draft.discard();
  });

  return {
    values,
    storedOf,
    editOf,
    toForm: (key: ValueKey): ValueForm => (editOf(key) ?? start(key)).form,
    isChanged,
    restored,
    discard: () => {
      draft.discard();
      setMarks({});
    },
    /** Edits a value and clears the error of `fieldId`; without one, clears all errors of the value. */
    change: (key: ValueKey, change: (form: ValueForm) => ValueForm, fieldId?: string) => {
      put(key, (edit = start(key)) => ({ ...edit, form: change(edit.form) }));
      setMarks((old) => {
        const { [fieldId ?? ""]: _corrected, ...issues } = old[key]?.issues ?? {};
        return { ...old, [key]: fieldId ? { issues, failure: old[key]?.failure ?? null } : unmarked };
      });
    },
    marksOf: (key: ValueKey): Marks => marks[key] ?? unmarked,
    mark: (key: ValueKey, next: Marks) => setMarks((old) => ({ ...old, [key]: next })),
    /** Forgets the saved edit, unless the user typed more meanwhile; that stays, now based on `version`. */
    settle: (key: ValueKey, version: number, sent?: ValueForm) => {
      put(key, (edit) => (edit && sent && edit.form !== sent ? { ...edit, version } : undefined));
      setMarks((old) => without(old, key));
    },
    restore: (key: ValueKey, edit: SiteEdit) => put(key, () => edit),
  };
}
