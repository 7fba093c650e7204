import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFailureToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";

/** Whether this account opens the Today tab after a login. */
export function OpensToday() {
  const { today } = useDashboardDictionary();
  const trpc = useTrpc().auth;
  const queryClient = useQueryClient();
  const { data } = useQuery(trpc.preferences.queryOptions());
  const { mutate, isPending, variables } = useMutation(
    trpc.setPreferences.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.preferences.queryKey() }),
      onError: useFailureToast(),
    }),
  );
  return (
    <Checkbox
      label={today.opens}
      checked={(isPending ? variables : data)?.opensToday ?? false}
      disabled={!data}
      onChange={({ target }) => mutate({ opensToday: target.checked })}
    />
  );
}
