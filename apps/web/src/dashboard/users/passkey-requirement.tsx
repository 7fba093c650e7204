import { useQuery } from "@tanstack/react-query";
import { fill, formatDay } from "@visiga/i18n/format";
import { useState } from "react";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { PasskeyRequirementDialog } from "./dialogs/passkey-requirement-dialog.tsx";
import styles from "./passkey-requirement.module.css";

/** Says whether administrators need a passkey and who has none, and opens the dialog that changes it. */
export function PasskeyRequirement() {
  const { requirement: words } = useDashboardDictionary().passkeys;
  const language = useLanguage();
  const { data } = useQuery(useTrpc().passkeys.requirement.queryOptions());
  const [open, setOpen] = useState(false);
  if (!data) return null;
  const { from, without } = data;
  const change = (
    <Button variant="line" size="row" onClick={() => setOpen(true)}>
      {from ? words.change : words.set}
    </Button>
  );
  return (
    <>
      <Notice icon="key" action={change} className={styles.notice}>
        {from ? fill(words.from, { day: formatDay(from, language) }) : words.none}
        {from && without.length > 0 && ` ${fill(words.without, { names: without.join(", ") })}`}
      </Notice>
      {open && <PasskeyRequirementDialog from={from} onClose={() => setOpen(false)} />}
    </>
  );
}
