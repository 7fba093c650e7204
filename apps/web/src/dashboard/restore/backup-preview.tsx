import type { FilePage } from "@visiga/contracts/files";
import type { RestorePreview } from "@visiga/contracts/restore";
import { fill, formatDay, formatNumber, formatTime } from "@visiga/i18n/format";
import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useFormatBytes } from "#platform/words/format-bytes.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./restore.module.css";
import { startRestore, useRestoreRequest } from "./restore-requests.ts";
import { Sentences } from "./restore-run.tsx";

export function BackupPreview({ preview, onStarted }: { preview: RestorePreview; onStarted: () => void }) {
  const { preview: words, confirm } = useDashboardDictionary().restore;
  const language = useLanguage();
  const formatBytes = useFormatBytes();
  const [asking, setAsking] = useState(false);
  const { mutate, busy, reason } = useRestoreRequest<void>({
    mutationFn: startRestore,
    onSuccess: onStarted,
    onError: () => setAsking(false),
  });
  const { madeAt, version, records, photos, bytes, accounts, sameSite } = preview;
  const moment = { day: formatDay(madeAt, language), time: formatTime(madeAt, language) };
  return (
    <div className={styles.preview}>
      <h2>{words.title}</h2>
      <Facts wide>
        <Fact term={words.made}>{fill(words.moment, moment)}</Fact>
        <Fact term={words.version}>{version ?? words.unknownVersion}</Fact>
        <Fact term={words.records}>{formatNumber(records, language)}</Fact>
        <Fact term={words.photos}>{formatNumber(photos, language)}</Fact>
        <Fact term={words.size}>{formatBytes(bytes)}</Fact>
        <Fact term={words.accounts}>
          <ul>
            {accounts.first.map(({ email, administrator, active }) => (
              <li key={email} className={styles.name}>
                {[email, administrator && words.administrator, !active && words.inactive].filter(Boolean).join(", ")}
              </li>
            ))}
          </ul>
          <More {...accounts} />
        </Fact>
      </Facts>
      {!sameSite && <Notice>{fill(words.otherSite, moment)}</Notice>}
      <Again {...preview} />
      <FormError>{reason}</FormError>
      <Button variant="del" onClick={() => setAsking(true)}>
        {confirm.submit}
      </Button>
      <ConfirmDialog
        open={asking}
        title={confirm.title}
        question={fill(confirm.question, moment)}
        explanation={confirm.explanation}
        confirmLabel={busy ? confirm.busy : confirm.submit}
        variant="del"
        busy={busy}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

function Again({ sameSite, shownAgain, requestsAgain, accountsAgain }: RestorePreview) {
  const words = useDashboardDictionary().restore.preview;
  const language = useLanguage();
  const count = (value: number) => ({ count: formatNumber(value, language) });
  if (shownAgain.total + requestsAgain + accountsAgain.total === 0) return <p>{words.nothing}</p>;
  return (
    <>
      {shownAgain.total > 0 && sameSite && (
        <>
          <p>{words.shown}</p>
          <ShownAgain {...shownAgain} />
        </>
      )}
      {shownAgain.total > 0 && !sameSite && (
        <details>
          <summary>{fill(words.count, count(shownAgain.total))}</summary>
          <ShownAgain {...shownAgain} />
        </details>
      )}
      {requestsAgain > 0 && <p>{fill(words.requests, count(requestsAgain))}</p>}
      {accountsAgain.total > 0 && (
        <>
          <p>{words.accountsAgain}</p>
          <Sentences>{accountsAgain.first}</Sentences>
          <More {...accountsAgain} />
        </>
      )}
    </>
  );
}

function ShownAgain({ first, total }: RestorePreview["shownAgain"]) {
  const { images } = useDashboardDictionary();
  return (
    <>
      <ul className={styles.list}>
        {first.map(({ name, page }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may have the same name, and the list never changes
          <li key={index}>
            {name} ({images.pages[page as FilePage] ?? page})
          </li>
        ))}
      </ul>
      <More first={first} total={total} />
    </>
  );
}

/** The number of those that are not listed. */
function More({ first, total }: { first: readonly unknown[]; total: number }) {
  const words = useDashboardDictionary().restore.preview;
  const language = useLanguage();
  const more = total - first.length;
  return more > 0 && <p>{fill(words.more, { count: formatNumber(more, language) })}</p>;
}
