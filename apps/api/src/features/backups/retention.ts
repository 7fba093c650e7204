import type { Platform } from "#platform/platform.ts";

/** What decides which backups are deleted. */
export interface Retention {
  readonly now: Date;
  /** Whether the clock is trusted: if not, none is deleted. */
  readonly trusted: boolean;
}

export const retentionNow = async ({
  clock,
  clockWatch,
}: Pick<Platform, "clock" | "clockWatch">): Promise<Retention> => ({
  now: clock(),
  trusted: await clockWatch.isTrusted(),
});
