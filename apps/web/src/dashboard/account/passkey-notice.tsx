import { useQuery } from "@tanstack/react-query";
import { fill, formatDay } from "@visiga/i18n/format";
import { tabPath } from "#dashboard/shared/place/tab-access.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";

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
