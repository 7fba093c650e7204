import { type RestoreRun, restoreRun, wayBackDays } from "@visiga/contracts/restore";
import * as z from "zod/mini";

export const restoreRecord = z.object({
  /** Hash of the key that may see the result, in base64; null once the database of the restored site has it. */
  key: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  /** When the backup was made. */
  madeAt: z.iso.datetime(),
  run: restoreRun,
});

/** The last restore, for the server that starts after it. */
export type RestoreRecord = z.infer<typeof restoreRecord>;

type Finished = Extract<RestoreRun, { phase: "done" }>;

/** @param startedAt from which the days of the way back count */
export const finishedRun = (
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

/** Whether the pages of a restored site still have to be read. */
export const isUnchecked = (run: RestoreRun): run is Finished => run.phase === "done" && run.pages.length === 0;

/** Whether the page `/restore` still shows a restore. */
export const isRecent = ({ startedAt }: RestoreRecord, now: Date): boolean => now < lastMoment(startedAt);

const lastMoment = (startedAt: string): Date => new Date(Date.parse(startedAt) + wayBackDays * 24 * 3600 * 1000);
