import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useReviewRule } from "#dashboard/shared/review/use-review-rule.ts";
import { useFailureToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Switch } from "#ui/controls/switch.tsx";
import styles from "./users-panel.module.css";

/** Whether what a USER adds or changes waits for an ADMIN. */
export function ReviewRule() {
  const { users } = useDashboardDictionary();
  const { files } = useTrpc();
  const queryClient = useQueryClient();
  const rule = useReviewRule();
  const { mutate, isPending, variables } = useMutation(
    files.setReviewRule.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: files.reviewRule.queryKey() }),
      onError: useFailureToast(),
    }),
  );
  return (
    <div className={styles.rule}>
      <Switch
        label={users.review}
        checked={(isPending ? variables : rule)?.required ?? false}
        disabled={!rule}
        onChange={({ target }) => mutate({ required: target.checked })}
      />
    </div>
  );
}
