import { useMutation } from "@tanstack/react-query";
import type { RestoreFailure, RestoreRun } from "@visiga/contracts/restore";
import { fill, formatDay, formatNumber, formatTime } from "@visiga/i18n/format";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./restore.module.css";
import { checkBackup } from "./restore-requests.ts";

/** Why a backup was refused or not restored. */
export function RestoreFailed({ failure, detail }: { failure: RestoreFailure; detail: string }) {
  const { restore } = useDashboardDictionary();
  return (
    <div className={styles.failed} role="alert">
      <Notice tone="bad" icon="warning">
        {restore.failures[failure]} {restore.unchanged}
      </Notice>
      <p className={styles.detail}>{fill(restore.detail, { detail })}</p>
    </div>
  );
}

interface RestoredProps {
  restoreKey: string;
  run: Extract<RestoreRun, { phase: "done" }>;
  onChecking: () => void;
}

export function Restored({ restoreKey, run, onChecking }: RestoredProps) {
  const words = useDashboardDictionary().restore.done;
  const language = useLanguage();
  const { madeAt, pages, restorePoint, wayBackUntil, report } = run;
  const moment = { day: formatDay(madeAt, language), time: formatTime(madeAt, language) };
  const broken = pages.filter(({ opens }) => !opens);
  const count = (value: number) => formatNumber(value, language);
  return (
    <div className={styles.preview}>
      <Notice icon="check" role="status">
        {fill(words.title, moment)}
      </Notice>
      <p>{fill(words.pages, { opens: count(pages.length - broken.length), all: count(pages.length) })}</p>
      {broken.length > 0 && (
        <Notice tone="bad" icon="warning">
          {fill(words.broken, { paths: broken.map(({ path }) => path).join(", ") })}
        </Notice>
      )}
      <p>{words.note}</p>
      <ButtonLink to="/login">{words.login}</ButtonLink>
      {restorePoint !== null && (
        <WayBack restoreKey={restoreKey} name={restorePoint} until={wayBackUntil} onChecking={onChecking} />
      )}
      {report.length > 0 && (
        <details>
          <summary>{words.report}</summary>
          <ul className={styles.list} lang="en">
            {report.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface WayBackProps {
  restoreKey: string;
  name: string;
  until: string;
  onChecking: () => void;
}

function WayBack({ restoreKey, name, until, onChecking }: WayBackProps) {
  const words = useDashboardDictionary().restore.done;
  const language = useLanguage();
  const reasonOf = useFailureReason();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => checkBackup(restoreKey, { name }),
    onSuccess: onChecking,
    meta: { silent: true },
  });
  return (
    <>
      <FormError>{error && reasonOf(error)}</FormError>
      <p>{fill(words.backNote, { day: formatDay(until, language) })}</p>
      <Button variant="line" busy={isPending} onClick={() => mutate()}>
        {words.back}
      </Button>
    </>
  );
}
