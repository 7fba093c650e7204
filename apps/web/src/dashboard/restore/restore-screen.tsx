import { type ReactNode, useState } from "react";
import { Form } from "#dashboard/shared/forms/fields.tsx";
import authStyles from "#dashboard/shared/layout/auth-form.module.css";
import { AuthLayout } from "#dashboard/shared/layout/auth-layout.tsx";
import { FailedList } from "#dashboard/shared/lists/list-view.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { restoreKey, storeRestoreKey } from "#platform/session/restore-key.ts";
import { useDashboardDictionary, useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextButton, TextLink } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { BackupPreview } from "./backup-preview.tsx";
import { ChooseBackup } from "./choose-backup.tsx";
import styles from "./restore.module.css";
import { readState, useRestoreRequest, useRestoreState } from "./restore-requests.ts";
import { Restored, RestoreFailed, RestoreSteps } from "./restore-run.tsx";

export function RestoreScreen() {
  const { restore, backups } = useDashboardDictionary();
  const [key, setKey] = useState(restoreKey);
  return (
    <AuthLayout>
      <h1>{backups.restore}</h1>
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
  const orOther = (content: ReactNode) => (
    <>
      {content}
      <p className={styles.other}>
        <TextButton onClick={() => setChoosing(true)}>{restore.back}</TextButton>
      </p>
    </>
  );
  if (check?.phase === "running")
    return orOther(
      <Notice icon="clock" role="status" className={authStyles.ended}>
        {restore.checking}
      </Notice>,
    );
  if (check?.phase === "done") return orOther(<BackupPreview preview={check.preview} onStarted={begin} />);
  if (!check && run?.phase === "done") {
    if (run.pages.length === 0) return <RestoreSteps step="pages" done={0} of={0} />;
    return orOther(<Restored run={run} onChecking={changed} />);
  }
  const failed = check ?? (run?.phase === "failed" ? run : null);
  return (
    <>
      {failed && <RestoreFailed {...failed} />}
      {choose}
    </>
  );
}

/** Asks for the code of the first start. `refusal` says why the key of this tab was refused. */
function CodeForm({ onKey, refusal }: { onKey: (key: string) => void; refusal?: string }) {
  const { code: words } = useDashboardDictionary().restore;
  const [code, setCode] = useState("");
  const { mutate, busy, reason } = useRestoreRequest({
    mutationFn: (key: string) => readState(key),
    onSuccess: (_, key) => {
      storeRestoreKey(key);
      onKey(key);
    },
  });
  return (
    <Form className={authStyles.form} onSubmit={() => mutate(code.trim().toLowerCase())}>
      <FormError>{reason ?? refusal}</FormError>
      <TextField
        label={words.label}
        hint={words.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={code.trim() === ""}>
        {busy ? words.busy : words.submit}
      </Button>
      <p className={authStyles.note}>
        {words.note} <TextLink to="/login">{words.login}</TextLink>
      </p>
    </Form>
  );
}
