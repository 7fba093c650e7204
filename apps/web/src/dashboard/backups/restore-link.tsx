import { useMutation } from "@tanstack/react-query";
import { useFailureToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { storeRestoreKey } from "#platform/session/restore-key.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";

/** Opens the page `/restore` with a key of its own, because a restore ends every session. */
export function RestoreLink() {
  const { backups } = useDashboardDictionary();
  const { mutate, isPending } = useMutation(
    useTrpc().restore.open.mutationOptions({
      onError: useFailureToast(),
      onSuccess: ({ key }) => {
        storeRestoreKey(key);
        window.location.assign("/restore");
      },
    }),
  );
  return (
    <Button variant="line" size="row" busy={isPending} onClick={() => mutate()}>
      {backups.restore}
    </Button>
  );
}
