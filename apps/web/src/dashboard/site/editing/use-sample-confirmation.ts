import { useMutation } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { type StoredValue, useSiteRefresh } from "./use-site-values.ts";

type Sample = Pick<StoredValue, "key" | "version">;

/** Asks whether samples are right as they stand, and confirms them. `onConfirmed` is called when all of them are. */
export function useSampleConfirmation(onConfirmed?: () => void) {
  const { site } = useDashboardDictionary();
  const client = useTrpcClient().site;
  const { refresh } = useSiteRefresh();
  const showToast = useToast();
  const reasonOf = useFailureReason();
  const [asked, ask] = useState<readonly Sample[]>([]);
  const confirming = useMutation({
    mutationFn: async (samples: readonly Sample[]) => {
      ask([]);
      const confirmations = samples.map(({ key, version }) => client.confirmSample.mutate({ key, version }));
      const failed = (await Promise.allSettled(confirmations)).find((each) => each.status === "rejected");
      const reason = failed && reasonOf(failed.reason);
      showToast(reason ? fill(site.failed, { reason }) : fill(site.confirmMany.confirmed, { count: samples.length }));
      void refresh();
      if (!reason) onConfirmed?.();
    },
  });
  return {
    /** The samples that the dialog asks about; none while it is closed. */
    asked,
    ask,
    cancel: () => ask([]),
    confirm: () => confirming.mutate(asked),
    busy: confirming.isPending,
  };
}
