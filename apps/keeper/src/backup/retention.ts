import type { RunningSite } from "@visiga/api/keeper";

/** What decides which backups are deleted. */
export interface Retention {
  readonly now: Date;
  /** Whether the clock is trusted: if not, none is deleted. */
  readonly trusted: boolean;
}

export const retentionNow = async ({
  clock,
  clockWatch,
}: Pick<RunningSite, "clock" | "clockWatch">): Promise<Retention> => ({
  now: clock(),
  trusted: await clockWatch.isTrusted(),
});
