import { useState } from "react";
import authStyles from "#dashboard/shared/layout/auth-form.module.css";
import { AuthLayout } from "#dashboard/shared/layout/auth-layout.tsx";
import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { restoreKey } from "#platform/session/restore-key.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { BackupPreview } from "./backup-preview.tsx";
import { ChooseBackup } from "./choose-backup.tsx";
import { CodeForm } from "./code-form.tsx";
import styles from "./restore.module.css";
import { Restored, RestoreFailed } from "./restore-outcome.tsx";
import { RestoreSteps } from "./restore-steps.tsx";
import { useRestoreState } from "./use-restore-state.ts";

export function RestoreScreen() {
  const { restore } = useDashboardDictionary();
  const [key, setKey] = useState(restoreKey);
  return (
    <AuthLayout>
      <h1>{restore.title}</h1>
      <p className={authStyles.lead}>{restore.lead}</p>
      {key === null ? <CodeForm onKey={setKey} /> : <Restore restoreKey={key} onKey={setKey} />}
    </AuthLayout>
  );
}

interface RestoreProps {
  restoreKey: string;
  onKey: (key: string) => void;
}

function Restore({ restoreKey, onKey }: RestoreProps) {
  const { restore } = useDashboardDictionary();
  const { common } = useDictionary();
  const reasonOf = useFailureReason();
  const { state, error, isRefused, refetch, begin } = useRestoreState(restoreKey);
  // Whether the user has left a check or a finished restore.
  const [choosing, setChoosing] = useState(false);
  const changed = () => {
    setChoosing(false);
    void refetch();
  };
  if (isRefused) return <CodeForm onKey={onKey} reason={reasonOf(error)} />;
  if (!state) {
    if (error) return <FailedList onRetry={() => void refetch()}>{restore.failed}</FailedList>;
    return <p role="status">{common.loading}</p>;
  }
  const { run, check } = state;
  const choose = (
    <ChooseBackup restoreKey={restoreKey} state={state} onChecking={changed} onUpload={() => void refetch()} />
  );
  if (run?.phase === "running") return <RestoreSteps {...run} />;
  if (choosing) return choose;
  const other = (
    <p className={styles.other}>
      <TextButton onClick={() => setChoosing(true)}>{restore.back}</TextButton>
    </p>
  );
  if (check?.result.phase === "running")
    return (
      <>
        <Notice icon="clock" role="status" className={authStyles.ended}>
          {restore.checking}
        </Notice>
        {other}
      </>
    );
  if (check?.result.phase === "done")
    return (
      <>
        <BackupPreview restoreKey={restoreKey} preview={check.result.preview} onStarted={begin} />
        {other}
      </>
    );
  if (check?.result.phase === "failed")
    return (
      <>
        <RestoreFailed {...check.result} />
        {choose}
      </>
    );
  if (run?.phase === "done" && run.pages.length === 0) return <RestoreSteps step="pages" done={0} of={0} />;
  if (run?.phase === "done")
    return (
      <>
        <Restored restoreKey={restoreKey} run={run} onChecking={changed} />
        {other}
      </>
    );
  return (
    <>
      {run && <RestoreFailed {...run} />}
      {choose}
    </>
  );
}
