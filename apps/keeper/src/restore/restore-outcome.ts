import type { KeptSite } from "@visiga/api/kept-site";
import { verifiedPages } from "@visiga/api/verified-pages";
import { type RestoreRun, undoDays } from "@visiga/contracts/restore";
import type { DataSource } from "typeorm";
import type { ArchivePlace } from "#archive/archive-place.ts";
import { isRestorePoint } from "#backup/backup-names.ts";
import { opensPage } from "#update/check-site.ts";
import { RestoreFiles, type RestoreRecord } from "./restore-files.ts";
import type { RestoreKeys } from "./restore-keys.ts";

type Finished = Extract<RestoreRun, { phase: "done" }>;

/** The outcome of a restore that succeeded. Its pages are read once the site runs. */
export const restoreResult = (
  { madeAt, startedAt }: Pick<RestoreRecord, "madeAt" | "startedAt">,
  { restorePoint, report }: Pick<Finished, "restorePoint" | "report">,
): Finished => ({
  phase: "done",
  madeAt,
  restorePoint,
  wayBackUntil: lastMoment(startedAt).toISOString(),
  pages: [],
  report,
});

const pagesUnchecked = (run: RestoreRun): run is Finished => run.phase === "done" && run.pages.length === 0;

/** Whether the page `/restore` still shows a restore, and the way back. */
export const isRecent = ({ startedAt }: RestoreRecord, now: Date): boolean => now < lastMoment(startedAt);

const lastMoment = (startedAt: string): Date => new Date(Date.parse(startedAt) + undoDays * 24 * 3600 * 1000);

/**
 * Before the site listens: completes the record of a restore that was interrupted. Of the keys only that of the restore
 * is kept, once, so that a later start does not accept a key that a login has ended.
 */
export async function completeInterrupted(
  {
    files,
    keys,
    archives,
  }: { readonly files: RestoreFiles; readonly keys: RestoreKeys; readonly archives: ArchivePlace },
  kept: Pick<KeptSite, "wasRestored">,
  database: DataSource,
): Promise<void> {
  const record = await files.record();
  if (!record) return;
  let { run } = record;
  // The database was replaced in one step, or not at all.
  if (run.phase === "running" && (await kept.wasRestored(database, record.startedAt))) {
    const points = (await archives.list().catch(() => [])).map(({ name }) => name).filter(isRestorePoint);
    run = restoreResult(record, { restorePoint: points.sort().at(-1) ?? null, report: [] });
  } else if (run.phase === "running")
    run = { phase: "failed", failure: "interrupted", detail: "The server ended during the restore" };
  const keeps = pagesUnchecked(run) && record.key !== null;
  if (keeps) await keys.keepOnly(String(record.key));
  if (keeps || run !== record.run) await files.writeRecord({ ...record, run, key: keeps ? null : record.key });
}

/** After a restore: reads pages of the site, and deletes the uploaded backup. @param url of the site */
export async function checkRestoredPages(dataDir: string, url: string): Promise<void> {
  const files = new RestoreFiles(dataDir);
  const record = await files.record();
  if (!record || !pagesUnchecked(record.run)) return;
  const pages = [];
  for (const path of verifiedPages) pages.push({ path, opens: await opensPage(url, path) });
  await files.writeRecord({ ...record, run: { ...record.run, pages } });
  await files.removeUpload();
}
