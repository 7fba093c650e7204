import { useMutation } from "@tanstack/react-query";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import type { StoredValue } from "./stored-value.ts";
import type { SiteEdits } from "./use-site-edits.ts";
import { useSiteRefresh } from "./use-site-values.ts";

/** Confirms a value as stored and keeps its unsaved edit, or removes a text. `onDone` is called after a success. */
export function useSiteConfirmation(edits: SiteEdits, onDone: () => void) {
  const { site } = useDashboardDictionary();
  const trpc = useTrpc();
  const reasonOf = useFailureReason();
  const showToast = useToast();
  const { put, refresh } = useSiteRefresh();
  const handlers = (message: string) => ({
    onSuccess: (confirmed: StoredValue, { key, version }: { key: ValueKey; version: number }) => {
      const edit = edits.editOf(key);
      if (!edit || !edits.isChanged(key)) edits.settle(key, confirmed.version);
      // An edit of an earlier version stays stale, so that saving it reports the conflict.
      else if (edit.version === version) edits.restore(key, { ...edit, version: confirmed.version });
      put(confirmed);
      showToast(message);
      onDone();
      void refresh();
    },
    onError: (error: unknown) => {
      showToast(fill(site.failed, { reason: reasonOf(error) }));
      void refresh();
    },
  });
  return {
    translation: useMutation(trpc.site.confirmTranslation.mutationOptions(handlers(site.agree))),
    sample: useMutation(trpc.site.confirmSample.mutationOptions(handlers(site.confirmed))),
    /** Saves a text again, based on the current defaults. */
    keeping: useMutation(trpc.site.save.mutationOptions(handlers(site.texts.kept))),
    removal: useMutation(trpc.site.removeText.mutationOptions(handlers(site.texts.removed))),
  };
}
