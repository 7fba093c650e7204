import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BackupRun, BackupStatus } from "@visiga/contracts/backups";
import { fill, formatNumber } from "@visiga/i18n/format";
import { useState } from "react";
import { dayAndTime } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useFormatBytes } from "#platform/words/format-bytes.ts";
import { Button } from "#ui/controls/button.tsx";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./backups-tab.module.css";

/** The backups of the server, read anew while one is made, also through a restart of the server. */
export const useBackupStatus = () =>
  useQuery({
    ...useTrpc().backups.status.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.run?.outcome === null ? 1000 : false),
  });

/** Makes a backup now, and shows its progress and its end. A failure is among the problems of the backups. */
export function MakeBackup({ status: { run, backups: stored } }: { status: BackupStatus }) {
  const t = useDashboardDictionary().backups.now;
  const language = useLanguage();
  const formatBytes = useFormatBytes();
  const queryClient = useQueryClient();
  const { backups } = useTrpc();
  const making = useMutation(
    backups.make.mutationOptions({
      // Pending until the status shows the backup.
      onSettled: () => queryClient.invalidateQueries(backups.status.pathFilter()),
    }),
  );
  const isRunning = run?.outcome === null;
  // The success of an earlier night is no news.
  const [seen, setSeen] = useState<string>();
  if (isRunning && seen !== run.name) setSeen(run.name);
  const isNews = run && (seen === run.name || making.isSuccess);
  const made = stored.find(({ name }) => name === run?.name);
  const moment = run && dayAndTime(run.startedAt, language);
  return (
    <div className={`stack gap-2 ${styles.making}`}>
      <Button variant="line" size="row" busy={making.isPending || isRunning} onClick={() => making.mutate()}>
        {t.make}
      </Button>
      <div role="status">
        {isRunning && <p>{t.steps[run.step]}</p>}
        {run?.outcome === "made" && isNews && made && moment && (
          <Notice icon="check">{fill(t.made, { ...moment, size: formatBytes(made.bytes) })}</Notice>
        )}
        {run?.outcome === "interrupted" && moment && (
          <Notice tone="bad" icon="warning">
            {fill(t.interrupted, moment)}
          </Notice>
        )}
      </div>
      {isRunning && run.of > 0 && (
        <>
          <ProgressBar label={t.steps[run.step]} value={shareOf(run)} />
          <p className="smaller mute breaks">
            {fill(t.progress[run.step], {
              done: formatNumber(run.done, language),
              of: formatNumber(run.of, language),
            })}
          </p>
        </>
      )}
    </div>
  );
}

/** Percent. The tables take a small part of the time. */
function shareOf({ step, done, of }: BackupRun): number {
  const share = done / of;
  return step === "tables" ? 10 * share : 10 + 90 * share;
}
