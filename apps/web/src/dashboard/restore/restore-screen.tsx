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
import { useRestoreState } from "./restore-requests.ts";
import { Restored, RestoreFailed, RestoreSteps } from "./restore-run.tsx";

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

function Restore({ restoreKey, onKey }: { restoreKey: string; onKey: (key: string) => void }) {
  const { restore } = useDashboardDictionary();
  const { common } = useDictionary();
  const reasonOf = useFailureReason();
  const { state, error, isRefused, refresh, begin } = useRestoreState(restoreKey);
  // Whether the user has left a check or a finished restore.
  const [choosing, setChoosing] = useState(false);
  const changed = () => {
    setChoosing(false);
    refresh();
  };
  if (isRefused) return <CodeForm onKey={onKey} refusal={reasonOf(error)} />;
  if (!state) {
    if (error) return <FailedList onRetry={refresh}>{restore.failed}</FailedList>;
    return <p role="status">{common.loading}</p>;
  }
  const { run } = state;
  const check = state.check?.result;
  const choose = <ChooseBackup state={state} onChecking={changed} onUpload={refresh} />;
  if (run?.phase === "running") return <RestoreSteps {...run} />;
  if (choosing) return choose;
  const other = (
    <p className={styles.other}>
      <TextButton onClick={() => setChoosing(true)}>{restore.back}</TextButton>
    </p>
  );
  if (check?.phase === "running")
    return (
      <>
        <Notice icon="clock" role="status" className={authStyles.ended}>
          {restore.checking}
        </Notice>
        {other}
      </>
    );
  if (check?.phase === "done")
    return (
      <>
        <BackupPreview preview={check.preview} onStarted={begin} />
        {other}
      </>
    );
  if (!check && run?.phase === "done") {
    if (run.pages.length === 0) return <RestoreSteps step="pages" done={0} of={0} />;
    return (
      <>
        <Restored run={run} onChecking={changed} />
        {other}
      </>
    );
  }
  const failed = check ?? (run?.phase === "failed" ? run : null);
  return (
    <>
      {failed && <RestoreFailed {...failed} />}
      {choose}
    </>
  );
}
