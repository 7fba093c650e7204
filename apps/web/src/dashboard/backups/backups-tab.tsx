import { useMutation, useQuery } from "@tanstack/react-query";
import { type BackupProblem, type BackupStatus, backupEncryption } from "@visiga/contracts/backups";
import { fill, formatDay, formatTime } from "@visiga/i18n/format";
import { useState } from "react";
import * as z from "zod/mini";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { NewPasswordFields } from "#dashboard/shared/forms/fields.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { FailedList } from "#dashboard/shared/lists/list-view.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useFailureToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useFormatBytes } from "#platform/words/format-bytes.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./backups-tab.module.css";
import { MakeBackup } from "./make-backup.tsx";
import { StoredBackups } from "./stored-backups.tsx";
import { submitPassphrase } from "./submit-passphrase.ts";

export function BackupsTab() {
  const { backups, dashboard } = useDashboardDictionary();
  const title = dashboard.tabs.backups;
  const trpc = useTrpc();
  const { data, error, refetch } = useQuery({
    ...trpc.backups.status.queryOptions(),
    // While a backup is made, also through a restart of the server.
    refetchInterval: ({ state }) => (state.data?.run?.outcome === null ? 1000 : false),
  });
  return (
    <>
      <TabHead title={title} />
      <section className={`paper stack gap-3 ${styles.card}`} aria-label={title}>
        {data && <BackupTimes status={data} />}
        {data && <MakeBackup status={data} />}
        <p className="mute">{backups.lead}</p>
        {!data && error && <FailedList onRetry={() => void refetch()}>{backups.failed}</FailedList>}
      </section>
      <ReleaseStatus />
    </>
  );
}

function BackupTimes({ status: { backups: stored, verified, problem, copies } }: { status: BackupStatus }) {
  const { backups } = useDashboardDictionary();
  const language = useLanguage();
  const formatBytes = useFormatBytes();
  const [newest] = stored;
  const [encrypting, setEncrypting] = useState(false);
  const downloading = useMutation(
    useTrpc().backups.download.mutationOptions({
      onError: useFailureToast(),
      // The response is an attachment, so the browser stays on this page.
      onSuccess: ({ path }) => window.location.assign(path),
    }),
  );
  const moment = (at: string) => ({ day: formatDay(at, language), time: formatTime(at, language) });
  return (
    <>
      <div role="status">
        {[problem, ...copies.map((copy) => copy.problem)].map(
          (found) =>
            found && (
              <Notice key={found.work} tone="bad" icon="warning">
                {fill(backups.problems[problemKey(found)], moment(found.at))}
              </Notice>
            ),
        )}
      </div>
      <ul className="stack gap-2">
        <li>
          {newest ? fill(backups.made, { ...moment(newest.at), size: formatBytes(newest.bytes) }) : backups.noneMade}
        </li>
        {copies.map(({ work, last }) => (
          <li key={work}>{last ? fill(backups[work].last, moment(last)) : backups[work].none}</li>
        ))}
        <li>{verified ? fill(backups.verified, moment(verified.at)) : backups.noneVerified}</li>
      </ul>
      {newest && <StoredBackups backups={stored} />}
      {newest && (
        <div className={`stack gap-2 ${styles.download}`}>
          <Button
            icon="download"
            variant="line"
            size="row"
            disabled={downloading.isPending}
            onClick={() => downloading.mutate({ name: newest.name })}
          >
            {backups.download}
          </Button>
          {!newest.encrypted && (
            <Button icon="key" variant="line" size="row" onClick={() => setEncrypting(true)}>
              {backups.encryption.download}
            </Button>
          )}
          {encrypting && <PassphraseDialog name={newest.name} onClose={() => setEncrypting(false)} />}
          <p className="mute">{newest.encrypted ? backups.encrypted : backups.care}</p>
        </div>
      )}
    </>
  );
}

/** Other reasons have no sentence of their own: a full disk does not prevent restore tests, for example. */
function problemKey({ work, reason }: BackupProblem) {
  if (work === "copiedToFolder" && reason === "missing") return "copiedToFolderMissing";
  if (work === "copiedToFolder" && reason === "room") return "copiedToFolderRoom";
  if (work === "made" && reason === "room") return "madeRoom";
  return `${work}Failed` as const;
}

function ReleaseStatus() {
  const { release } = useDashboardDictionary().backups;
  const { data } = useQuery(useTrpc().releases.status.queryOptions());
  if (!data) return null;
  return (
    <div className={`stack gap-3 above-4`}>
      {data.newer && (
        <Notice icon="bell">
          {fill(release.newer, { version: data.newer.version })}{" "}
          <a href={data.newer.address} className="breaks">
            {data.newer.address}
          </a>
        </Notice>
      )}
      <p className="mute">{fill(release.installed, { version: data.installed })}</p>
    </div>
  );
}

const twice = z
  .extend(backupEncryption, { again: z.string() })
  .check(z.refine(({ passphrase, again }) => passphrase === again, { path: ["again"], error: "field_invalid" }));

function PassphraseDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useDashboardDictionary().backups.encryption;
  const { download } = useTrpcClient().backups;
  const form = useForm(
    twice,
    { passphrase: "", again: "" },
    {
      save: { mutationFn: async ({ passphrase }) => ({ passphrase, ...(await download.mutate({ name })) }) },
      onSaved: ({ path, passphrase }) => {
        submitPassphrase(path, passphrase);
        onClose();
      },
      focus: "passphrase",
    },
  );
  return (
    <FormDialog form={form} title={t.download} submitLabel={t.submit} busyLabel={t.busy} onClose={onClose}>
      <FormError>{form.otherReason}</FormError>
      <p>{t.lead}</p>
      <NewPasswordFields form={form} name="passphrase" label={t.passphrase} words={t} data-autofocus />
    </FormDialog>
  );
}
