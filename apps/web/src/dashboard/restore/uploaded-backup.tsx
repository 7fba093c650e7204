import type { RestoreState } from "@visiga/contracts/restore";
import { fill, formatNumber } from "@visiga/i18n/format";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { formatBytes } from "#platform/words/format-bytes.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import styles from "./restore.module.css";
import { deleteUpload } from "./restore-requests.ts";
import { uploadBackup } from "./upload-backup.ts";

type Upload = NonNullable<RestoreState["upload"]>;

interface UploadedBackupProps {
  restoreKey: string;
  /** What the server has of a file. */
  upload: Upload | null;
  onChange: () => void;
  /** Shown when the whole file has arrived. */
  children: (upload: Upload) => ReactNode;
}

/** A file of this device on its way to the server. */
export function UploadedBackup({ restoreKey, upload, onChange, children }: UploadedBackupProps) {
  const { restore } = useDashboardDictionary();
  const words = restore.upload;
  const reasonOf = useFailureReason();
  const { sending, waiting, error, send, stop } = useUpload(restoreKey, upload, onChange);
  const input = useRef<HTMLInputElement>(null);
  const remove = async () => {
    stop();
    await deleteUpload(restoreKey).catch(() => {});
    onChange();
  };
  const shown = sending ?? upload;
  const isWhole = !sending && upload !== null && upload.received === upload.size;
  return (
    <div className={styles.upload}>
      <FormError>{error !== null && reasonOf(error)}</FormError>
      {shown && <Arrived {...shown} since={sending?.since} />}
      {waiting && <p role="status">{words.waiting}</p>}
      {isWhole && children(upload)}
      {!sending && upload && !isWhole && <p>{fill(words.again, { name: upload.name })}</p>}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={words.choose}
        accept=".tar,.age"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
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
  readonly since: { readonly at: number; readonly from: number };
}

function useUpload(restoreKey: string, upload: Upload | null, onChange: () => void) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const stop = () => {
    stopping.current.abort();
    setSending(null);
    setWaiting(false);
  };
  const send = (file: File) => {
    stop();
    const controller = new AbortController();
    stopping.current = controller;
    const { name, size } = file;
    const from = upload?.name === name && upload.size === size ? upload.received : 0;
    setError(null);
    setSending({ name, size, received: from, since: { at: Date.now(), from } });
    uploadBackup({
      key: restoreKey,
      file,
      from,
      signal: controller.signal,
      onProgress: (received) => setSending((now) => now && { ...now, received }),
      onWaiting: setWaiting,
    })
      .catch((reason: unknown) => {
        if (!controller.signal.aborted) setError(reason);
      })
      .finally(() => {
        if (controller.signal.aborted) return;
        stop();
        onChange();
      });
  };
  return { sending, waiting, error, send, stop };
}

interface ArrivedProps extends Upload {
  since: Sending["since"] | undefined;
}

function Arrived({ name, size, received, since }: ArrivedProps) {
  const { restore, images } = useDashboardDictionary();
  const language = useLanguage();
  const bytes = (value: number) => formatBytes(value, images.weight, language);
  const minutes = since && minutesLeft({ size, received, ...since });
  return (
    <>
      <p className={styles.name}>{name}</p>
      <ProgressBar label={name} value={(100 * received) / size} />
      <p>
        {fill(restore.upload.arrived, { received: bytes(received), size: bytes(size) })}
        {minutes !== undefined && ` ${fill(restore.upload.minutes, { minutes: formatNumber(minutes, language) })}`}
      </p>
    </>
  );
}

interface Rate extends Pick<Upload, "size" | "received"> {
  readonly at: number;
  readonly from: number;
}

/** Minutes until the file has arrived at the present rate; undefined before the first part has. */
function minutesLeft({ size, received, at, from }: Rate): number | undefined {
  if (received <= from) return undefined;
  const rate = (received - from) / (Date.now() - at);
  return Math.ceil((size - received) / rate / 60_000);
}
