import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { fill, formatDay } from "@visiga/i18n/format";
import { tabPath } from "#dashboard/shared/place/tab-access.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { dayAndTime } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
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

/** Reminds an administrator without a passkey of the day from which one is needed. `here`: the account is open. */
export function PasskeyNotice({ here }: { here: boolean }) {
  const { passkeys: t } = useDashboardDictionary();
  const language = useLanguage();
  const { role } = useSessionUser();
  const { data } = useQuery(useTrpc().passkeys.mine.queryOptions(undefined, { enabled: role === "ADMIN" }));
  if (!data?.requiredFrom || data.passkeys.length > 0) return null;
  const add = !here && (
    <ButtonLink variant="line" size="row" to={tabPath("account")}>
      {t.add}
    </ButtonLink>
  );
  return (
    <Notice icon="key" action={add} className="below-5">
      {fill(t.notice, { day: formatDay(data.requiredFrom, language) })}
    </Notice>
  );
}
