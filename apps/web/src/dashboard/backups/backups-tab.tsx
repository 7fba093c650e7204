import { useMutation, useQuery } from "@tanstack/react-query";
import type { BackupProblem, BackupStatus, StoredBackup } from "@visiga/contracts/backups";
import { fill, formatDay, formatTime } from "@visiga/i18n/format";
import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useFailureToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { formatBytes } from "#platform/words/format-bytes.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./backups-tab.module.css";
import { EncryptedDownload } from "./encrypted-download.tsx";
import { ReleaseStatus } from "./release-status.tsx";
import { RestoreLink } from "./restore-link.tsx";

export function BackupsTab() {
  const { backups } = useDashboardDictionary();
  const trpc = useTrpc();
  const { data, error, refetch } = useQuery(trpc.backups.status.queryOptions());
  return (
    <>
      <TabHead title={backups.title} />
      <section className={styles.card} aria-label={backups.title}>
        <p>{backups.lead}</p>
        {data && <BackupTimes status={data} />}
        <div className={styles.download}>
          <RestoreLink />
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
  const trpc = useTrpc();
  const onError = useFailureToast();
  const { mutate, isPending } = useMutation(
    trpc.backups.download.mutationOptions({
      onError,
      // The response is an attachment, so the browser stays on this page.
      onSuccess: ({ path }) => window.location.assign(path),
    }),
  );
  return (
    <div className={styles.download}>
      <Button variant="line" size="row" disabled={isPending} onClick={() => mutate({ name })}>
        <Icon name="download" />
        {backups.download}
      </Button>
      {!encrypted && <EncryptedDownload name={name} />}
      <p className={styles.care}>{encrypted ? backups.encrypted : backups.care}</p>
    </div>
  );
}
