import { type RestoreFailure, type RestoreRun, type RestoreStep, restoreSteps } from "@visiga/contracts/restore";
import { fill, formatDay, formatNumber, formatTime } from "@visiga/i18n/format";
import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./restore.module.css";
import { checkBackup, useRestoreRequest } from "./restore-requests.ts";

const steps = [...restoreSteps, "pages"] as const;

/** `of` is 0 for a step that is not counted. */
export function RestoreSteps({ step, done, of }: { step: RestoreStep | "pages"; done: number; of: number }) {
  const { restore } = useDashboardDictionary();
  const language = useLanguage();
  const present = steps.indexOf(step);
  return (
    <div role="status">
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li key={name} aria-current={index === present ? "step" : undefined}>
            {index < present && <Icon name="check" />}
            {index === present && <Icon name="clock" />}
            <span>
              {restore.steps[name]}
              {index === present && of > 0 && (
                <small>
                  {fill(restore.step, { done: formatNumber(done, language), of: formatNumber(of, language) })}
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p>{restore.running}</p>
    </div>
  );
}

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

export function Restored({ run, onChecking }: { run: Extract<RestoreRun, { phase: "done" }>; onChecking: () => void }) {
  const words = useDashboardDictionary().restore.done;
  const language = useLanguage();
  const { madeAt, pages, restorePoint, wayBackUntil, report } = run;
  const moment = { day: formatDay(madeAt, language), time: formatTime(madeAt, language) };
  const broken = pages.filter(({ opens }) => !opens);
  const count = (value: number) => formatNumber(value, language);
  const [asking, setAsking] = useState(false);
  const wayBack = useRestoreRequest({ mutationFn: checkBackup, onSuccess: onChecking });
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
        <>
          <FormError>{wayBack.reason}</FormError>
          <p>{fill(words.backNote, { day: formatDay(wayBackUntil, language) })}</p>
          <Button variant="line" busy={wayBack.busy} onClick={() => setAsking(true)}>
            {words.back}
          </Button>
          <ConfirmDialog
            open={asking}
            title={words.back}
            question={words.backQuestion}
            explanation={words.backExplanation}
            confirmLabel={words.back}
            onConfirm={() => {
              setAsking(false);
              wayBack.mutate({ name: restorePoint });
            }}
            onClose={() => setAsking(false)}
          />
        </>
      )}
      {report.length > 0 && (
        <details>
          <summary>{words.report}</summary>
          <Sentences>{report}</Sentences>
        </details>
      )}
    </div>
  );
}

/** Sentences of the server, which writes them in English. */
export function Sentences({ children }: { children: readonly string[] }) {
  return (
    <ul className={styles.list} lang="en">
      {children.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
