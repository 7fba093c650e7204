import { useMutation } from "@tanstack/react-query";
import { managedSiteValue } from "@visiga/contracts/site-editing";
import { type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { useConflicts } from "#dashboard/shared/forms/use-conflicts.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { checkValue, fieldIssues } from "#dashboard/site/values/value-form.ts";
import { failureIssues } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { type FormIssues, focusFirstWrong } from "#platform/forms/form-issues.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import type { SiteEdits } from "./use-site-edits.ts";
import { nullIfDefault, type StoredValue, useSiteRefresh } from "./use-site-values.ts";

const isChoices = (key: ValueKey): boolean => valueDefinition(key).shape === "choices";

/** Saves changed values independently: rejected ones stay in their fields. `onSaved` is called when all are saved. */
export function useSiteSave({ editOf, toForm, isChanged, mark, settle, storedOf }: SiteEdits, onSaved?: () => void) {
  const { site } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const trpc = useTrpc();
  const sending = useMutation(trpc.site.save.mutationOptions());
  const confirming = useMutation(trpc.site.confirmSample.mutationOptions());
  const { put, refresh } = useSiteRefresh();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FormIssues | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused && !busy && form.current) focusFirstWrong(form.current, refused);
  }, [refused, busy]);
  const [unchanged, setUnchanged] = useState<readonly ValueKey[]>([]);
  const { conflict, show } = useConflicts<StoredValue>(
    ({ key, version }) => {
      settle(key, version);
      void refresh();
    },
    ({ key, version }) => void saveAll([key], () => version),
  );

  const refuse = (key: ValueKey, issues: FormIssues, failure: string | null = null): false => {
    mark(key, { issues, failure });
    setRefused((old) => ({ ...old, ...issues }));
    return false;
  };

  const showTheirs = (current: unknown): StoredValue | undefined => {
    const theirs = z.safeParse(managedSiteValue, current).data;
    if (theirs) put(theirs);
    return theirs;
  };

  const saveOne = async (key: ValueKey, version: number): Promise<boolean> => {
    const form = toForm(key);
    const { value, issues } = checkValue(key, form);
    if (issues) return refuse(key, issues);
    try {
      const stored = await sending.mutateAsync({ key, value: nullIfDefault(storedOf(key), value), version });
      put(stored);
      settle(key, stored.version, form);
      return true;
    } catch (error) {
      if (await show(error, showTheirs)) return false;
      const inValue = Object.entries(failureIssues(error)).map(([path, code]) => [path.replace(/^value\.?/, ""), code]);
      const found = fieldIssues(key, Object.fromEntries(inValue));
      return refuse(key, found, fill(site.failed, { reason: reasonOf(error) }));
    }
  };

  const saveAll = async (keys: readonly ValueKey[], versionOf: (key: ValueKey) => number) => {
    setBusy(true);
    setRefused(null);
    const saved: boolean[] = [];
    // The channels of a number are checked against the number, so the number is saved first.
    for (const wave of [keys.filter((key) => !isChoices(key)), keys.filter(isChoices)])
      saved.push(...(await Promise.all(wave.map((key) => saveOne(key, versionOf(key))))));
    setBusy(false);
    if (saved.every(Boolean)) {
      showToast(site.saved);
      onSaved?.();
    }
    if (saved.includes(true)) await refresh();
  };

  const confirmUnchanged = async () => {
    setUnchanged([]);
    setBusy(true);
    const confirmed = await Promise.allSettled(
      unchanged.map((key) => confirming.mutateAsync({ key, version: storedOf(key).version })),
    );
    setBusy(false);
    const failed = confirmed.find((each) => each.status === "rejected");
    showToast(
      failed
        ? fill(site.failed, { reason: reasonOf(failed.reason) })
        : fill(site.confirmMany.confirmed, { count: unchanged.length }),
    );
    await refresh();
  };

  return {
    busy,
    conflict,
    /** The samples of a form that was saved unchanged, for the confirmation dialog; else empty. */
    unchanged,
    confirmUnchanged: () => void confirmUnchanged(),
    leaveUnchanged: () => setUnchanged([]),
    /** Saves only the changed values; if none changed, asks whether the samples are correct. */
    save: (keys: readonly ValueKey[], element: HTMLFormElement) => {
      form.current = element;
      const changed = keys.filter(isChanged);
      const samples = keys.filter((key) => storedOf(key).sample);
      if (changed.length > 0) void saveAll(changed, (key) => editOf(key)?.version ?? storedOf(key).version);
      else if (samples.length > 0) setUnchanged(samples);
      else showToast(site.nothingToSave);
    },
  };
}
