import type { RestoreState } from "@visiga/contracts/restore";
import { useState } from "react";
import { Form } from "#dashboard/shared/forms/form.tsx";
import { PasswordField } from "#dashboard/shared/forms/password-field.tsx";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { formatBytes } from "#platform/words/format-bytes.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import styles from "./restore.module.css";
import { checkBackup, useRestoreRequest } from "./restore-requests.ts";
import { UploadedBackup } from "./uploaded-backup.tsx";

interface ChooseBackupProps {
  state: RestoreState;
  onChecking: () => void;
  onUpload: () => void;
}

export function ChooseBackup({ state: { upload, backups }, onChecking, onUpload }: ChooseBackupProps) {
  const { restore, images } = useDashboardDictionary();
  const language = useLanguage();
  return (
    <div className={styles.places}>
      <section>
        <h2>{restore.upload.title}</h2>
        <UploadedBackup upload={upload} onChange={onUpload}>
          {({ name }) => <CheckForm name={null} encrypted={name.endsWith(".age")} onChecking={onChecking} />}
        </UploadedBackup>
      </section>
      <section>
        <h2>{restore.stored.title}</h2>
        {backups.length === 0 && <p>{restore.stored.none}</p>}
        <ul className={styles.backups} hidden={backups.length === 0}>
          {backups.map(({ name, bytes, encrypted }) => (
            <li key={name}>
              <p>
                <b className={styles.name}>{name}</b>
                <small>
                  {formatBytes(bytes, images.weight, language)}
                  {name.startsWith("before-restore-") && ` · ${restore.stored.restorePoint}`}
                </small>
              </p>
              <CheckForm name={name} encrypted={encrypted} onChecking={onChecking} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface CheckFormProps {
  /** Null for the uploaded file. */
  name: string | null;
  encrypted: boolean;
  onChecking: () => void;
}

/** Button that checks a backup. An encrypted one needs its passphrase first. */
function CheckForm({ name, encrypted, onChecking }: CheckFormProps) {
  const { passphrase: words, upload, stored } = useDashboardDictionary().restore;
  const [passphrase, setPassphrase] = useState("");
  const [open, setOpen] = useState(false);
  const { mutate, busy, reason } = useRestoreRequest({ mutationFn: checkBackup, onSuccess: onChecking });
  return (
    <Form
      className={styles.check}
      onSubmit={() => {
        if (encrypted && !open) setOpen(true);
        else mutate({ name, ...(passphrase !== "" && { passphrase }) });
      }}
    >
      <FormError>{reason}</FormError>
      {open && (
        <PasswordField
          label={words.label}
          hint={words.lead}
          autoComplete="off"
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
        />
      )}
      <Button type="submit" variant="line" size="row" busy={busy}>
        {name === null ? upload.check : stored.check}
        {name !== null && <span className="visually-hidden"> {name}</span>}
      </Button>
    </Form>
  );
}
