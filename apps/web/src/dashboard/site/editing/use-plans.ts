import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PlannedValue } from "@visiga/contracts/planned-values";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { useFailureToast, useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { useSiteRefresh } from "./use-site-values.ts";

/** The values that are to come, by key, and what an administrator decides about one. @param onDone once it is gone */
export function usePlans(onDone?: () => void) {
  const { site } = useDashboardDictionary();
  const trpc = useTrpc().site;
  const client = useTrpcClient().site;
  const queryClient = useQueryClient();
  const { put: putValue, refresh } = useSiteRefresh();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const { data } = useQuery(trpc.plans.queryOptions());
  const put = (plans: typeof data) => {
    queryClient.setQueryData(trpc.plans.queryKey(), plans);
    void refresh();
  };
  const onError = (error: unknown) => {
    showFailure(error);
    void refresh();
  };
  const withdrawing = useMutation({
    mutationFn: ({ plan: { key, version } }: { plan: Plan; version: number }) =>
      client.withdrawPlan.mutate({ key, plan: version }),
    onSuccess: (plans, { plan: { key, value, from, held }, version }) => {
      put(plans);
      const again = { from, values: [{ key, value, version, plan: 0 }] };
      showToast(site.plan.withdrawn, held ? undefined : () => void client.plan.mutate(again).then(put, onError));
      onDone?.();
    },
    onError,
  });
  const publishing = useMutation({
    mutationFn: ({ key, version }: Plan) => client.publishPlan.mutate({ key, plan: version }),
    onSuccess: (stored) => {
      putValue(stored);
      showToast(site.saved);
      void refresh();
      onDone?.();
    },
    onError,
  });
  return {
    planOf: (key: ValueKey): Plan | undefined => data?.plans.find((plan) => plan.key === key),
    put,
    withdraw: withdrawing.mutate,
    publish: publishing.mutate,
    deciding: withdrawing.isPending || publishing.isPending,
  };
}

// tRPC’s output type marks an `unknown` member as optional.
export type Plan = Omit<PlannedValue, "value"> & { readonly value?: unknown };
