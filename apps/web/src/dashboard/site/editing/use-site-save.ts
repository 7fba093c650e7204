import { useMutation, useQueryClient } from "@tanstack/react-query";
import { managedSiteValue } from "@visiga/contracts/site-editing";
import { type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import * as z from "zod/mini";
import { useConflicts } from "#dashboard/shared/forms/use-conflicts.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { checkValue, fieldIssues, tidied } from "#dashboard/site/values/value-form.ts";
import { failureIssues } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import type { FormIssues } from "#platform/forms/form-issues.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { nullIfDefault, type StoredValue } from "./stored-value.ts";
import type { SiteEdits } from "./use-site-edits.ts";
import { useSiteRefresh } from "./use-site-values.ts";

const isChoices = (key: ValueKey): boolean => valueDefinition(key).shape === "choices";

type Outcome = "saved" | "refused" | "conflict";

/**
 * Saves changed values independently: rejected ones stay in their fields, the others are saved.
 * @param onSaved called when all of them are saved
 */
export function useSiteSave(
  { change, editOf, toForm, isChanged, mark, settle, storedOf }: SiteEdits,
  onSaved?: () => void,
) {
  const { site } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const trpc = useTrpc();
  const client = useQueryClient();
  const sending = useMutation(trpc.site.save.mutationOptions());
  const confirming = useMutation(trpc.site.confirmSample.mutationOptions());
  const { put, refresh } = useSiteRefresh();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FormIssues | null>(null);
  const [unchanged, setUnchanged] = useState<readonly ValueKey[]>([]);
  const { conflict, leave, show } = useConflicts<StoredValue>();

  const current = async (key: ValueKey, answer: unknown): Promise<StoredValue | undefined> => {
    const entries = { ...trpc.site.entries.queryOptions(), staleTime: 0 };
    const theirs: StoredValue | undefined =
      z.safeParse(managedSiteValue, answer).data ??
      (await client.fetchQuery(entries)).entries.find((stored) => stored.key === key);
    if (theirs) put(theirs);
    return theirs;
  };

  const refuse = async (key: ValueKey, error: unknown): Promise<Outcome> => {
    if (await show(error, (answer) => current(key, answer)).catch(() => false)) return "conflict";
    const issues = Object.entries(failureIssues(error)).map(([path, code]) => [path.replace(/^value\.?/, ""), code]);
    const found = fieldIssues(key, Object.fromEntries(issues));
    setRefused((old) => ({ ...old, ...found }));
    mark(key, { issues: found, failure: fill(site.failed, { reason: reasonOf(error) }) });
    return "refused";
  };

  const saveOne = async (key: ValueKey, version: number): Promise<Outcome> => {
    const form = tidied(toForm(key));
    change(key, () => form);
    const { value, issues } = checkValue(key, form);
    if (issues) {
      mark(key, { issues });
      setRefused((old) => ({ ...old, ...issues }));
      return "refused";
    }
    try {
      const stored = await sending.mutateAsync({ key, value: nullIfDefault(storedOf(key), value), version });
      put(stored);
      settle(key, stored.version, form);
      return "saved";
    } catch (error) {
      return await refuse(key, error);
    }
  };

  const saveAll = async (keys: readonly ValueKey[], versionOf: (key: ValueKey) => number) => {
    setBusy(true);
    setRefused(null);
    const outcomes: Outcome[] = [];
    // The channels of a number are checked against the number, so the number is saved first.
    for (const wave of [keys.filter((key) => !isChoices(key)), keys.filter(isChoices)])
      outcomes.push(...(await Promise.all(wave.map((key) => saveOne(key, versionOf(key))))));
    setBusy(false);
    if (outcomes.every((outcome) => outcome === "saved")) {
      showToast(site.saved);
      onSaved?.();
    }
    if (outcomes.includes("saved")) await refresh();
  };

  const confirmAll = async (keys: readonly ValueKey[]) => {
    setUnchanged([]);
    setBusy(true);
    const confirmed = await Promise.allSettled(
      keys.map((key) => confirming.mutateAsync({ key, version: storedOf(key).version })),
    );
    setBusy(false);
    const failed = confirmed.find((each) => each.status === "rejected");
    showToast(
      failed
        ? fill(site.failed, { reason: reasonOf(failed.reason) })
        : fill(site.confirmMany.confirmed, { count: keys.length }),
    );
    await refresh();
  };

  return {
    busy,
    /** Errors by field id; null if there are none. */
    refused,
    /** The value that another user saved first, with the answers of `ConflictDialog`. */
    conflict: conflict && {
      ...conflict,
      onBack: leave,
      onUseTheirs: () => {
        leave();
        settle(conflict.theirs.key, conflict.theirs.version);
        void refresh();
      },
      onSaveMine: () => {
        leave();
        void saveAll([conflict.theirs.key], () => conflict.theirs.version);
      },
    },
    /** The samples of a form that was saved unchanged, for the confirmation dialog; else empty. */
    unchanged,
    confirmUnchanged: () => void confirmAll(unchanged),
    leaveUnchanged: () => setUnchanged([]),
    /** Saves only the changed values; if none changed, asks whether the samples are correct. */
    save: (keys: readonly ValueKey[]) => {
      const changed = keys.filter(isChanged);
      const samples = keys.filter((key) => storedOf(key).sample);
      if (changed.length > 0) void saveAll(changed, (key) => editOf(key)?.version ?? storedOf(key).version);
      else if (samples.length > 0) setUnchanged(samples);
      else showToast(site.nothingToSave);
    },
  };
}
