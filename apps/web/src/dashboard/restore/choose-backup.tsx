import { useMutation } from "@tanstack/react-query";
import type { RestoreChoice, RestoreState } from "@visiga/contracts/restore";
import { type FormEvent, useState } from "react";
import { PasswordField } from "#dashboard/shared/forms/password-field.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { formatBytes } from "#platform/words/format-bytes.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import styles from "./restore.module.css";
import { checkBackup } from "./restore-requests.ts";
import { UploadedBackup } from "./uploaded-backup.tsx";

interface ChooseBackupProps {
  restoreKey: string;
  state: RestoreState;
  onChecking: () => void;
  onUpload: () => void;
}

const restorePoint = /^before-restore-/;

export function ChooseBackup({ restoreKey, state, onChecking, onUpload }: ChooseBackupProps) {
  const { restore, images } = useDashboardDictionary();
  const language = useLanguage();
  const check = (name: string | null, encrypted: boolean) => (
    <CheckForm restoreKey={restoreKey} name={name} encrypted={encrypted} onChecking={onChecking} />
  );
  return (
    <div className={styles.places}>
      <section>
        <h2>{restore.upload.title}</h2>
        <UploadedBackup restoreKey={restoreKey} upload={state.upload} onChange={onUpload}>
          {(upload) => check(null, upload.name.endsWith(".age"))}
        </UploadedBackup>
      </section>
      <section>
        <h2>{restore.stored.title}</h2>
        {state.backups.length === 0 && <p>{restore.stored.none}</p>}
        <ul className={styles.backups} hidden={state.backups.length === 0}>
          {state.backups.map(({ name, bytes, encrypted }) => (
            <li key={name}>
              <p>
                <b className={styles.name}>{name}</b>
                <small>
                  {formatBytes(bytes, images.weight, language)}
                  {restorePoint.test(name) && ` · ${restore.stored.restorePoint}`}
                </small>
              </p>
              {check(name, encrypted)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface CheckFormProps {
  restoreKey: string;
  /** Null for the uploaded file. */
  name: string | null;
  encrypted: boolean;
  onChecking: () => void;
}

/** Button that checks a backup. An encrypted one needs its passphrase first. */
function CheckForm({ restoreKey, name, encrypted, onChecking }: CheckFormProps) {
  const { restore } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const [passphrase, setPassphrase] = useState("");
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (choice: RestoreChoice) => checkBackup(restoreKey, choice),
    onSuccess: onChecking,
    meta: { silent: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (encrypted && !open) setOpen(true);
    else mutate({ name, ...(passphrase !== "" && { passphrase }) });
  };
  return (
    <form className={styles.check} noValidate onSubmit={submit}>
      <FormError>{error && reasonOf(error)}</FormError>
      {open && (
        <PasswordField
          label={restore.passphrase.label}
          hint={restore.passphrase.lead}
          autoComplete="off"
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
        />
      )}
      <Button type="submit" variant="line" size="row" busy={isPending}>
        {name === null ? restore.upload.check : restore.stored.check}
        {name !== null && <span className="visually-hidden"> {name}</span>}
      </Button>
    </form>
  );
}
