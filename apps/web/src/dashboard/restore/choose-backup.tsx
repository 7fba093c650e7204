import type { RestoreState } from "@visiga/contracts/restore";
import { fill, formatDay, formatNumber, formatTime } from "@visiga/i18n/format";
import { useEffect, useRef, useState } from "react";
import { Form, PasswordField } from "#dashboard/shared/forms/fields.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { failureMessage } from "#platform/data/failure.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useFormatBytes } from "#platform/words/format-bytes.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import styles from "./restore.module.css";
import { checkBackup, deleteUpload, useRestoreRequest } from "./restore-requests.ts";
import { uploadBackup } from "./upload-backup.ts";

interface ChooseBackupProps {
  state: RestoreState;
  onChecking: () => void;
  onUpload: () => void;
}

export function ChooseBackup({ state: { upload, backups }, onChecking, onUpload }: ChooseBackupProps) {
  const { restore } = useDashboardDictionary();
  const language = useLanguage();
  const formatBytes = useFormatBytes();
  return (
    <div className={styles.places}>
      <section>
        <h2>{restore.upload.title}</h2>
        <UploadedBackup upload={upload} onChange={onUpload} onChecking={onChecking} />
      </section>
      <section>
        <h2>{restore.stored.title}</h2>
        {backups.length === 0 && <p>{restore.stored.none}</p>}
        <ul className={styles.backups} hidden={backups.length === 0}>
          {backups.map(({ name, bytes, madeAt, encrypted }) => {
            const made = madeAt && { day: formatDay(madeAt, language), time: formatTime(madeAt, language) };
            const title = made ? fill(restore.preview.moment, made) : name;
            return (
              <li key={name}>
                <p>
                  <b className={styles.name}>
                    {title} ({formatBytes(bytes)})
                  </b>
                  <small className={styles.name}>
                    {made && name}
                    {name.startsWith("before-restore-") && ` · ${restore.stored.restorePoint}`}
                  </small>
                </p>
                <CheckForm backup={{ name, title }} encrypted={encrypted} onChecking={onChecking} />
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

interface CheckFormProps {
  /** Null for the uploaded file. */
  backup: { name: string; title: string } | null;
  encrypted: boolean;
  onChecking: () => void;
}

/** Button that checks a backup. An encrypted one needs its passphrase first. */
function CheckForm({ backup, encrypted, onChecking }: CheckFormProps) {
  const { passphrase: words, upload, stored } = useDashboardDictionary().restore;
  const [passphrase, setPassphrase] = useState("");
  const [open, setOpen] = useState(false);
  const { mutate, busy, reason } = useRestoreRequest({ mutationFn: checkBackup, onSuccess: onChecking });
  return (
    <Form
      className={styles.check}
      onSubmit={() => {
        if (encrypted && !open) setOpen(true);
        else mutate({ name: backup?.name ?? null, ...(passphrase !== "" && { passphrase }) });
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
        {backup ? stored.check : upload.check}
        {backup && <span className="visually-hidden"> {backup.title}</span>}
      </Button>
    </Form>
  );
}

type Upload = NonNullable<RestoreState["upload"]>;

interface UploadedBackupProps {
  /** What the server has of a file. */
  upload: Upload | null;
  onChange: () => void;
  onChecking: () => void;
}

/** A file of this device on its way to the server. */
function UploadedBackup({ upload, onChange, onChecking }: UploadedBackupProps) {
  const { restore, errors } = useDashboardDictionary();
  const words = restore.upload;
  const language = useLanguage();
  const bytes = useFormatBytes();
  const reasonOf = useFailureReason();
  const { sending, waiting, error, send, stop } = useUpload(upload, onChange);
  const input = useRef<HTMLInputElement>(null);
  const remove = async () => {
    stop();
    await deleteUpload().catch(() => {});
    onChange();
  };
  const shown = sending ?? upload;
  const minutes = sending ? minutesLeft(sending) : undefined;
  const isWhole = !sending && upload !== null && upload.received === upload.size;
  return (
    <div className={styles.upload}>
      <FormError>{error !== null && reasonOf(error)}</FormError>
      {shown && (
        <>
          <p className={styles.name}>{shown.name}</p>
          <ProgressBar label={shown.name} value={(100 * shown.received) / shown.size} />
          <p>
            {fill(words.arrived, { received: bytes(shown.received), size: bytes(shown.size) })}
            {minutes !== undefined && ` ${fill(words.minutes, { minutes: formatNumber(minutes, language) })}`}
          </p>
        </>
      )}
      {waiting !== null && <p role="status">{failureMessage(waiting, errors) ?? words.waiting}</p>}
      {isWhole && <CheckForm backup={null} encrypted={upload.name.endsWith(".age")} onChecking={onChecking} />}
      {!sending && upload && !isWhole && <p>{fill(words.again, { name: upload.name })}</p>}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={words.choose}
        accept=".tar,.age"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = "";
        }}
      />
      <div className={styles.buttons}>
        {!isWhole && (
          <Button variant="line" size="row" busy={sending !== null} onClick={() => input.current?.click()}>
            {sending ? words.busy : words.choose}
          </Button>
        )}
        {shown && (
          <Button variant="line" size="row" onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Sending extends Upload {
  /** When this page began to send, and from which byte on. */
  readonly at: number;
  readonly from: number;
}

function useUpload(upload: Upload | null, onChange: () => void) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [waiting, setWaiting] = useState<unknown>(null);
  const [error, setError] = useState<unknown>(null);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const stop = () => {
    stopping.current.abort();
    setSending(null);
    setWaiting(null);
  };
  const send = async (file: File) => {
    stop();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const { name, size } = file;
    const from = upload?.name === name && upload.size === size ? upload.received : 0;
    setError(null);
    setSending({ name, size, received: from, at: Date.now(), from });
    const onProgress = (received: number) => setSending((now) => now && { ...now, received });
    try {
      await uploadBackup({ file, from, signal, onProgress, onWaiting: setWaiting });
    } catch (reason) {
      if (!signal.aborted) setError(reason);
    }
    if (signal.aborted) return;
    stop();
    onChange();
  };
  return { sending, waiting, error, send, stop };
}

/** Minutes until the file has arrived at the present rate; undefined before the first part has. */
function minutesLeft({ size, received, at, from }: Sending): number | undefined {
  if (received <= from) return undefined;
  const rate = (received - from) / (Date.now() - at);
  return Math.ceil((size - received) / rate / 60_000);
}
