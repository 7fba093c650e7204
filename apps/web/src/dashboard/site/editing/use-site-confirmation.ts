import { useMutation } from "@tanstack/react-query";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
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
  const handlers = (said: string) => ({
    onSuccess: (confirmed: StoredValue, { key, version }: { key: ValueKey; version: number }) => {
      const edit = edits.editOf(key);
      if (edit?.version === version && edits.isChanged(key))
        edits.restore(key, { ...edit, version: confirmed.version });
      else edits.settle(key, confirmed.version);
      put(confirmed);
      showToast(said);
      onDone();
      void refresh();
    },
    onError: (error: unknown) => {
      showToast(fill(site.failed, { reason: reasonOf(error) }));
      void refresh();
    },
  });
  return {
    /** Confirms that both languages match. */
    translation: useMutation(trpc.site.confirmTranslation.mutationOptions(handlers(site.agree))),
    /** Confirms that a sample is the school’s real content. */
    sample: useMutation(trpc.site.confirmSample.mutationOptions(handlers(site.confirmed))),
    removal: useMutation(trpc.site.removeText.mutationOptions(handlers(site.texts.removed))),
  };
}
