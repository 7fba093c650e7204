import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PlannedValue } from "@visiga/contracts/planned-values";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
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
  const { data } = useQuery(trpc.plans.queryOptions());
  const { mutate: decide, isPending: deciding } = useMutation({
    mutationFn: (decision: () => Promise<void>) => decision(),
    onSettled: () => void refresh(),
  });
  const put = (plans: typeof data) => void queryClient.setQueryData(trpc.plans.queryKey(), plans);
  const again = ({ key, value, from }: Plan, version: number) =>
    decide(async () => put(await client.plan.mutate({ from, values: [{ key, value, version, plan: 0 }] })));
  return {
    planOf: (key: ValueKey): Plan | undefined => data?.plans.find((plan) => plan.key === key),
    put,
    deciding,
    withdraw: (plan: Plan, version: number) =>
      decide(async () => {
        put(await client.withdrawPlan.mutate({ key: plan.key, plan: plan.version }));
        showToast(site.plan.withdrawn, plan.held === null ? () => again(plan, version) : undefined);
        onDone?.();
      }),
    publish: ({ key, version }: Plan) =>
      decide(async () => {
        putValue(await client.publishPlan.mutate({ key, plan: version }));
        showToast(site.saved);
        onDone?.();
      }),
  };
}

// tRPC’s output type marks an `unknown` member as optional.
export type Plan = Omit<PlannedValue, "value"> & { readonly value?: unknown };
