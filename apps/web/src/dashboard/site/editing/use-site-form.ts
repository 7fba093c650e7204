import { useMutation } from "@tanstack/react-query";
import { managedSiteValue } from "@visiga/contracts/site-editing";
import { type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import { fill, formatDay } from "@visiga/i18n/format";
import { useEffect, useMemo, useRef, useState } from "react";
import * as z from "zod/mini";
import { circularsOf } from "#dashboard/shared/circulars/circular-of.ts";
import { type NamedCircular, useCircular } from "#dashboard/shared/circulars/use-circular.ts";
import { useFormState, useSaving } from "#dashboard/shared/forms/use-form.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { isDay, today } from "#dashboard/shared/words/format-date-time.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import {
  checkValue,
  differs,
  fieldIssues,
  fits,
  isFieldOf,
  toForm,
  type ValueForm,
  withoutBlank,
} from "#dashboard/site/values/value-form.ts";
import { failureIssues } from "#platform/data/failure.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useFocusAfterSaving } from "./use-focus-after-saving.ts";
import { type Plan, usePlans } from "./use-plans.ts";
import { useSampleConfirmation } from "./use-sample-confirmation.ts";
import { nullIfDefault, type StoredValue, useSiteRefresh } from "./use-site-values.ts";

interface SiteEdit {
  readonly form: ValueForm;
  readonly version: number;
  /** The first day on which it is to hold; absent: at once. */
  readonly from?: string | undefined;
}

/** What is undefined counts as absent, also where a draft is compared with its start. */
type ByKey<Each> = { readonly [Key in ValueKey]?: Each | undefined };

const nothing: { readonly edits: ByKey<SiteEdit> } = { edits: {} };

/** Id of the field of the first day. */
export const fromField = "validFrom";

const isChoices = (key: ValueKey): boolean => valueDefinition(key).shape === "choices";

export type SiteForm = ReturnType<typeof useSiteForm>;

/** One form of all site values, each saved on its own. `onSaved` is called when all that were sent are saved. */
export function useSiteForm(values: readonly StoredValue[], onSaved?: () => void) {
  const { circulars, site } = useDashboardDictionary();
  const openCircular = useCircular();
  const language = useLanguage();
  const reasonOf = useFailureReason();
  const client = useTrpcClient();
  const { put: putStored, refresh } = useSiteRefresh();
  const showToast = useToast();
  const plans = usePlans(onSaved);
  const samples = useSampleConfirmation(onSaved);
  const form = useFormState("site", nothing);
  const { draft, issues } = form;
  const [failures, setFailures] = useState<ByKey<string>>({});
  const byKey = useMemo(() => new Map(values.map((stored) => [stored.key, stored])), [values]);
  const storedOf = (key: ValueKey): StoredValue => {
    const stored = byKey.get(key);
    if (!stored) throw new Error(`The server sent no site value “${key}”`);
    return stored;
  };
  const known = (key: ValueKey, edit: SiteEdit | undefined) => (edit && fits(key, edit.form) ? edit : undefined);
  const editOf = (key: ValueKey) => known(key, form.values.edits[key]);
  const put = (key: ValueKey, next: (edit: SiteEdit | undefined) => SiteEdit | undefined) =>
    draft.change(({ edits }) => ({ edits: { ...edits, [key]: next(known(key, edits[key])) } }));
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

  const waits = useRef(false);
  const circular = useRef<NamedCircular>(undefined);
  const saving = useSaving({
    save: {
      mutationFn: ({ key, value, version }: { key: ValueKey; form: ValueForm; value: unknown; version: number }) =>
        client.site.save.mutate({ key, value: nullIfDefault(storedOf(key), value), version }),
    },
    onSaved: (stored: StoredValue, { key, form }) => {
      if (stored.waits) waits.current = true;
      circular.current ??= circularsOf(stored, language)[0];
      putStored(stored);
      settle(key, stored.version, form);
    },
    onFailed: (failure, { key }) => {
      const found = fieldIssues(key, failureIssues(failure), /^value\.?/);
      form.setIssues((old) => ({ ...old, ...found }));
      setFailures((old) => ({ ...old, [key]: fill(site.failed, { reason: reasonOf(failure) }) }));
    },
    conflict: {
      read: (current): StoredValue | undefined => {
        const theirs = z.safeParse(managedSiteValue, current).data;
        if (theirs) putStored(theirs);
        return theirs;
      },
      onAnswer: ({ key, version }, answer) => {
        if (answer === "mine") return sending.mutate([{ key, version }]);
        settle(key, version);
        void refresh();
      },
    },
  });

  const saveOne = async ({ key, version }: { key: ValueKey; version: number }): Promise<boolean> => {
    clear(key);
    const entered = formOf(key);
    const { value, issues: wrong } = checkValue(key, entered);
    if (!wrong) return saving.send({ key, form: entered, value, version });
    form.setIssues((old) => ({ ...old, ...wrong }));
    return false;
  };
  const sending = useMutation({
    mutationFn: async (edits: readonly { key: ValueKey; version: number }[]) => {
      // The channels of a number are checked against the number, so the number is saved first.
      const first = await Promise.all(edits.filter(({ key }) => !isChoices(key)).map(saveOne));
      const saved = [...first, ...(await Promise.all(edits.filter(({ key }) => isChoices(key)).map(saveOne)))];
      if (saved.includes(true)) void refresh();
      return saved.every(Boolean);
    },
    onSuccess: (all) => {
      if (!all) return;
      const { current: saved } = circular;
      const answers = saved && [{ label: circulars.send, act: () => openCircular(saved) }];
      showToast(waits.current ? site.savedWaiting : site.saved, undefined, answers);
      waits.current = false;
      circular.current = undefined;
      onSaved?.();
    },
  });

  const planning = useMutation({
    mutationFn: async ({ keys, from }: { keys: readonly ValueKey[]; from: string }) => {
      for (const key of keys) clear(key);
      const checked = keys.map((key) => ({ key, sent: formOf(key), ...checkValue(key, formOf(key)) }));
      const wrong = Object.assign({}, ...checked.map(({ issues: found }) => found));
      if (!isDay(from) || from <= today()) wrong[fromField] = "day_not_to_come";
      form.setIssues(wrong);
      if (Object.keys(wrong).length > 0) return;
      const planned = checked.map(({ key, value }) => ({
        key,
        value: nullIfDefault(storedOf(key), value),
        version: storedOf(key).version,
        plan: plans.planOf(key)?.version ?? 0,
      }));
      plans.put(await client.site.plan.mutate({ from, values: planned }));
      for (const { key, sent } of checked) settle(key, storedOf(key).version, sent);
      showToast(fill(site.plan.planned, { day: formatDay(from, language) }));
      onSaved?.();
    },
    onError: (failure, { keys }) => {
      const found = keys.map((key, index) =>
        fieldIssues(key, failureIssues(failure), new RegExp(`^values\\.${index}\\.value\\.?`)),
      );
      form.setIssues((old) => Object.assign({}, old, ...found));
      setFailures((old) => ({ ...old, [keys[0] ?? ""]: fill(site.failed, { reason: reasonOf(failure) }) }));
    },
    onSettled: () => void refresh(),
  });

  const busy = sending.isPending || planning.isPending || samples.busy;
  const noteSubmit = useFocusAfterSaving(busy, issues);

  return {
    values,
    storedOf,
    editOf,
    toForm: formOf,
    isChanged,
    changedKeys,
    restored,
    discard,
    error: form.error,
    /** The ids of the fields of a value that have an error. */
    wrongFields: (key: ValueKey) => Object.keys(issues).filter((field) => isFieldOf(key, field)),
    failureOf: (key: ValueKey) => failures[key] ?? null,
    /** Edits a value and clears the error of `fieldId`; without one, clears all errors of the value. */
    change: (key: ValueKey, change: (form: ValueForm) => ValueForm, fieldId?: string) => {
      put(key, (edit = startOf(key)) => ({ ...edit, form: change(edit.form) }));
      if (fieldId) form.clear((field) => field === fieldId);
      else clear(key);
    },
    plans,
    fromOf,
    setFrom: (keys: readonly ValueKey[], from: string | undefined) => {
      for (const key of keys) put(key, (edit = startOf(key)) => ({ ...edit, from }));
      form.clear((field) => field === fromField);
    },
    /** Opens the planned value in the form. */
    editPlan: ({ key, value, from }: Plan) => {
      const { version } = storedOf(key);
      put(key, () => ({ form: toForm(key, value), version, from }));
    },
    settle,
    restore: (key: ValueKey, edit: SiteEdit) => put(key, () => edit),
    busy,
    conflict: saving.conflict,
    samples,
    /** Forgets records that were added and left empty, if nothing else was entered. */
    dropBlank: (key: ValueKey) => {
      const { value, version } = storedOf(key);
      if (isChanged(key) && !differs(key, withoutBlank(key, formOf(key)), value)) settle(key, version);
    },
    /** Saves only the changed values; if none changed, asks whether the samples are correct. */
    save: (keys: readonly ValueKey[], element: HTMLFormElement) => {
      noteSubmit(element);
      const edited = keys.filter(isChanged);
      const unchanged = keys.map(storedOf).filter(({ sample }) => sample);
      const from = fromOf(edited);
      if (from !== undefined) planning.mutate({ keys: edited, from });
      else if (edited.length > 0)
        sending.mutate(edited.map((key) => ({ key, version: editOf(key)?.version ?? storedOf(key).version })));
      else if (unchanged.length > 0) samples.ask(unchanged);
      else showToast(site.nothingToSave);
    },
  };
}
