import { useQuery } from "@tanstack/react-query";
import { fill, formatDay } from "@visiga/i18n/format";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { useOpenAccountDialog } from "./account-menu.tsx";
import styles from "./passkey-notice.module.css";

/** Reminds an administrator without a passkey of the day from which one is needed. */
export function PasskeyNotice() {
  const { passkeys: words } = useDashboardDictionary();
  const language = useLanguage();
  const open = useOpenAccountDialog();
  const { role } = useSessionUser();
  const { data } = useQuery(useTrpc().passkeys.mine.queryOptions(undefined, { enabled: role === "ADMIN" }));
  if (!data?.requiredFrom || data.passkeys.length > 0) return null;
  const add = (
    <Button variant="line" size="row" onClick={() => open("passkeys")}>
      {words.add}
    </Button>
  );
  return (
    <Notice icon="key" action={add} className={styles.notice}>
      {fill(words.notice, { day: formatDay(data.requiredFrom, language) })}
    </Notice>
  );
}
