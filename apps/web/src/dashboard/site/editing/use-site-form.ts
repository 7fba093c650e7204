import { useMutation } from "@tanstack/react-query";
import type { ValuePlan } from "@visiga/contracts/planned-values";
import { managedSiteValue } from "@visiga/contracts/site-editing";
import { type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import { fill, formatDay } from "@visiga/i18n/format";
import { useEffect, useEffectEvent, useRef } from "react";
import * as z from "zod/mini";
import { circularsOf } from "#dashboard/shared/circulars/circular-of.ts";
import { type NamedCircular, useCircular } from "#dashboard/shared/circulars/use-circular.ts";
import { useSaving } from "#dashboard/shared/forms/use-form.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { isDay, today } from "#dashboard/shared/words/format-date-time.ts";
import {
  checkValue,
  differs,
  isFieldOf,
  toForm,
  type ValueForm,
  withoutBlank,
} from "#dashboard/site/values/value-form.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { type FormIssues, focusFirstWrong } from "#platform/forms/form-issues.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { type Plan, usePlans } from "./use-plans.ts";
import { useSampleConfirmation } from "./use-sample-confirmation.ts";
import { type ByKey, type SiteEdit, useSiteEdits } from "./use-site-edits.ts";
import { nullIfDefault, type StoredValue, useSiteRefresh } from "./use-site-values.ts";

interface Planning {
  readonly from: string;
  readonly planned: ValuePlan["values"];
  /** The forms of the values as they were sent. */
  readonly forms: ByKey<ValueForm>;
}

/** Id of the field of the first day. */
export const fromField = "validFrom";

const isChoices = (key: ValueKey): boolean => valueDefinition(key).shape === "choices";

export type SiteForm = ReturnType<typeof useSiteForm>;

/** One form of all site values, each saved on its own. `onSaved` is called when all that were sent are saved. */
export function useSiteForm(values: readonly StoredValue[], onSaved?: () => void) {
  const { circulars, site } = useDashboardDictionary();
  const openCircular = useCircular();
  const language = useLanguage();
  const client = useTrpcClient();
  const { put: putStored, refresh } = useSiteRefresh();
  const showToast = useToast();
  const plans = usePlans(onSaved);
  const samples = useSampleConfirmation(onSaved);
  const { form, put, clear, startOf, refuse, ...edits } = useSiteEdits(values);
  const { storedOf, editOf, fromOf, formOf, isChanged, settle } = edits;
  const { issues } = form;
  const readStored = (current: unknown): StoredValue | undefined => {
    const theirs = z.safeParse(managedSiteValue, current).data;
    if (theirs) putStored(theirs);
    return theirs;
  };
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
    onFailed: (failure, sent) => refuse(failure, [sent], () => /^value\.?/),
    conflict: {
      read: readStored,
      isSame: ({ key, value }, sent) => [sent.form, toForm(key, sent.value)].some((form) => !differs(key, form, value)),
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

  const planning = useSaving({
    save: { mutationFn: ({ from, planned }: Planning) => client.site.plan.mutate({ from, values: [...planned] }) },
    onSaved: (made, { from, planned, forms }) => {
      plans.put(made);
      for (const { key } of planned) settle(key, storedOf(key).version, forms[key]);
      showToast(fill(site.plan.planned, { day: formatDay(from, language) }));
      void refresh();
      onSaved?.();
    },
    onFailed: (failure, { planned }) => {
      refuse(failure, planned, (index) => new RegExp(`^values\\.${index}\\.value\\.?`));
      // What is planned meanwhile is shown.
      void refresh();
    },
    conflict: {
      read: readStored,
      onAnswer: ({ key, version }, answer, sent) => {
        if (answer === "theirs") return settle(key, version);
        const planned = sent.planned.map((each) => (each.key === key ? { ...each, version } : each));
        void planning.send({ ...sent, planned });
      },
    },
  });
  const plan = (keys: readonly ValueKey[], from: string) => {
    for (const key of keys) clear(key);
    const checked = keys.map((key) => ({ key, ...checkValue(key, formOf(key)) }));
    const wrong = Object.assign({}, ...checked.map(({ issues: found }) => found));
    if (!isDay(from) || from <= today()) wrong[fromField] = "day_not_to_come";
    form.setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    const planned = checked.map(({ key, value }) => ({
      key,
      value: nullIfDefault(storedOf(key), value),
      version: editOf(key)?.version ?? storedOf(key).version,
      plan: plans.planOf(key)?.version ?? 0,
    }));
    void planning.send({ from, planned, forms: Object.fromEntries(keys.map((key) => [key, formOf(key)])) });
  };

  const busy = sending.isPending || planning.isPending || samples.busy;
  const noteSubmit = useFocusAfterSaving(busy, issues);

  return {
    ...edits,
    values,
    error: form.error,
    /** The ids of the fields of a value that have an error. */
    wrongFields: (key: ValueKey) => Object.keys(issues).filter((field) => isFieldOf(key, field)),
    /** Edits a value and clears the error of `fieldId`; without one, clears all errors of the value. */
    change: (key: ValueKey, change: (form: ValueForm) => ValueForm, fieldId?: string) => {
      put(key, (edit = startOf(key)) => ({ ...edit, form: change(edit.form) }));
      if (fieldId) form.clear((field) => field === fieldId);
      else clear(key);
    },
    plans,
    setFrom: (keys: readonly ValueKey[], from: string | undefined) => {
      for (const key of keys) put(key, (edit = startOf(key)) => ({ ...edit, from }));
      form.clear((field) => field === fromField);
    },
    /** Opens the planned value in the form. */
    editPlan: ({ key, value, from }: Plan) => {
      const { version } = storedOf(key);
      put(key, () => ({ form: toForm(key, value), version, from }));
    },
    restore: (key: ValueKey, edit: SiteEdit) => put(key, () => edit),
    busy,
    conflict: saving.conflict ?? planning.conflict,
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
      if (from !== undefined) plan(edited, from);
      else if (edited.length > 0)
        sending.mutate(edited.map((key) => ({ key, version: editOf(key)?.version ?? storedOf(key).version })));
      else if (unchanged.length > 0) samples.ask(unchanged);
      else showToast(site.nothingToSave);
    },
  };
}

/** Focuses the first wrong field once the form is no longer busy, else what had the focus. @returns to be called at a submit */
function useFocusAfterSaving(busy: boolean, issues: FormIssues): (form: HTMLFormElement) => void {
  const submitted = useRef<{ form: HTMLFormElement; from: Element | null }>(null);
  const focus = useEffectEvent(() => {
    if (!submitted.current) return;
    focusFirstWrong(submitted.current.form, issues);
    // The disabled button lost the focus.
    const { from } = submitted.current;
    if (document.activeElement === document.body && from instanceof HTMLElement) from.focus({ preventScroll: true });
  });
  // Not earlier, because the record of a wrong field only opens with the error.
  useEffect(() => {
    if (!busy) focus();
  }, [busy]);
  return (form) => {
    submitted.current = { form, from: document.activeElement };
  };
}
