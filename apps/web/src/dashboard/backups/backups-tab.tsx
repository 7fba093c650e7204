import { useMutation, useQuery } from "@tanstack/react-query";
import type { BackupProblem, BackupStatus, StoredBackup } from "@visiga/contracts/backups";
import { fill, formatDay, formatTime } from "@visiga/i18n/format";
import { FailedList } from "#dashboard/shared/lists/list-view.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useFailureToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { storeRestoreKey } from "#platform/session/restore-key.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { formatBytes } from "#platform/words/format-bytes.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";
import text from "#ui/text/text.module.css";
import styles from "./backups-tab.module.css";
import { EncryptedDownload } from "./encrypted-download.tsx";

export function BackupsTab() {
  const { backups } = useDashboardDictionary();
  const { data, error, refetch } = useQuery(useTrpc().backups.status.queryOptions());
  return (
    <>
      <TabHead title={backups.title} />
      <section className={styles.card} aria-label={backups.title}>
        <p>{backups.lead}</p>
        {data && <BackupTimes status={data} />}
        <div className={styles.download}>
          <RestoreButton />
        </div>
        {!data && error && <FailedList onRetry={() => void refetch()}>{backups.failed}</FailedList>}
      </section>
      <ReleaseStatus />
    </>
  );
}

function BackupTimes({ status: { backups: stored, verified, problem, copies } }: { status: BackupStatus }) {
  const { backups, images } = useDashboardDictionary();
  const language = useLanguage();
  const [newest] = stored;
  const moment = (at: string) => ({ day: formatDay(at, language), time: formatTime(at, language) });
  return (
    <>
      {[problem, ...copies.map((copy) => copy.problem)].map(
        (found) =>
          found && (
            <Notice key={found.work} tone="bad" icon="warning">
              {fill(backups.problems[problemKey(found)], moment(found.at))}
            </Notice>
          ),
      )}
      <ul className={styles.times}>
        <li>
          {newest
            ? fill(backups.made, { ...moment(newest.at), size: formatBytes(newest.bytes, images.weight, language) })
            : backups.noneMade}
        </li>
        {copies.map(({ work, last }) => (
          <li key={work}>{last ? fill(backups[work].last, moment(last)) : backups[work].none}</li>
        ))}
        <li>{verified ? fill(backups.verified, moment(verified.at)) : backups.noneVerified}</li>
      </ul>
      {newest && <Download {...newest} />}
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

function Download({ name, encrypted }: StoredBackup) {
  const { backups } = useDashboardDictionary();
  const { mutate, isPending } = useMutation(
    useTrpc().backups.download.mutationOptions({
      onError: useFailureToast(),
      // The response is an attachment, so the browser stays on this page.
      onSuccess: ({ path }) => window.location.assign(path),
    }),
  );
  return (
    <div className={styles.download}>
      <Button icon="download" variant="line" size="row" disabled={isPending} onClick={() => mutate({ name })}>
        {backups.download}
      </Button>
      {!encrypted && <EncryptedDownload name={name} />}
      <p className={text.mute}>{encrypted ? backups.encrypted : backups.care}</p>
    </div>
  );
}

/** Opens the page `/restore` with a key of its own, because a restore ends every session. */
function RestoreButton() {
  const { backups } = useDashboardDictionary();
  const { mutate, isPending } = useMutation(
    useTrpc().restore.open.mutationOptions({
      onError: useFailureToast(),
      onSuccess: ({ key }) => {
        storeRestoreKey(key);
        window.location.assign("/restore");
      },
    }),
  );
  return (
    <Button variant="line" size="row" busy={isPending} onClick={() => mutate()}>
      {backups.restore}
    </Button>
  );
}

/** The version of the program, and the address of a newer release. */
function ReleaseStatus() {
  const { release } = useDashboardDictionary().backups;
  const { data } = useQuery(useTrpc().releases.status.queryOptions());
  if (!data) return null;
  return (
    <div className={styles.release}>
      {data.newer && (
        <Notice icon="bell">
          {fill(release.newer, { version: data.newer.version })} <a href={data.newer.address}>{data.newer.address}</a>
        </Notice>
      )}
      <p className={text.mute}>{fill(release.installed, { version: data.installed })}</p>
    </div>
  );
}
