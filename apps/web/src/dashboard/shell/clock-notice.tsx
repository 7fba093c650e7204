import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { useFailureToast, useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { dayAndTime } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";

/** Asks administrators whether the clock of the server is right after it has jumped. */
export function ClockNotice() {
  const t = useDashboardDictionary().dashboard.clock;
  const language = useLanguage();
  const trpc = useTrpc().clock;
  const queryClient = useQueryClient();
  const showToast = useToast();
  const administrator = useSessionUser().role === "ADMIN";
  const { data } = useQuery(trpc.status.queryOptions(undefined, { enabled: administrator }));
  const confirming = useMutation(
    trpc.confirm.mutationOptions({
      onError: useFailureToast(),
      onSuccess: (status) => {
        queryClient.setQueryData(trpc.status.queryKey(), status);
        showToast(t.confirmed);
      },
    }),
  );
  if (!data?.jump) return null;
  const { from, to } = data.jump;
  const before = dayAndTime(from, language);
  const times = { fromDay: before.day, fromTime: before.time, ...dayAndTime(to, language) };
  const confirm = (
    <Button variant="line" size="row" busy={confirming.isPending} onClick={() => confirming.mutate()}>
      {t.confirm}
    </Button>
  );
  return (
    <Notice icon="clock" tone="bad" action={confirm} className="below-5">
      {fill(t.jump, times)}
    </Notice>
  );
}
