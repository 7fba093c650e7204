import { useMutation, useQuery } from "@tanstack/react-query";
import type { BackupProblem, BackupStatus, StoredBackup } from "@visiga/contracts/backups";
import { fill, formatNumber } from "@visiga/i18n/format";
import { useState } from "react";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { FailedList } from "#dashboard/shared/waiting/waiting.tsx";
import { dayAndTime } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useFormatBytes } from "#platform/words/format-bytes.ts";
import { Button } from "#ui/controls/button.tsx";
import fold from "#ui/controls/fold.module.css";
import { Notice } from "#ui/text/notice.tsx";
import { BackupPaperDialog } from "./backup-paper.tsx";
import styles from "./backups-tab.module.css";
import { MakeBackup, useBackupStatus } from "./make-backup.tsx";

export function BackupsTab() {
  const { backups, dashboard } = useDashboardDictionary();
  const title = dashboard.tabs.backups;
  const { data, error, refetch } = useBackupStatus();
  return (
    <>
      <TabHead title={title} />
      <section className="paper padded stack gap-3" aria-label={title}>
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
      // The response is an attachment, so the browser stays on this page.
      onSuccess: ({ path }) => window.location.assign(path),
    }),
  );
  const moment = (at: string) => dayAndTime(at, language);
  const sized = ({ at, bytes }: StoredBackup) => ({ ...moment(at), size: formatBytes(bytes) });
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
        <li>{newest ? fill(backups.made, sized(newest)) : backups.noneMade}</li>
        {copies.map(({ work, last }) => (
          <li key={work}>{last ? fill(backups[work].last, moment(last)) : backups[work].none}</li>
        ))}
        <li>{verified ? fill(backups.verified, moment(verified.at)) : backups.noneVerified}</li>
      </ul>
      {newest && (
        <details className={fold.fold}>
          <summary>{fill(backups.all.title, { count: formatNumber(stored.length, language) })}</summary>
          <ul className={`ruled ${styles.stored}`}>
            {stored.map((each) => (
              <li key={each.name}>
                {fill(backups.all.backup, sized(each))}
                <span className="block smaller mute breaks">{each.name}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
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
          {encrypting && <BackupPaperDialog onClose={() => setEncrypting(false)} />}
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
    <div className="stack gap-3 above-4">
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
