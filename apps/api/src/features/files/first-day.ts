import { schoolDay } from "@visiga/contracts/dates";
import { type DataSource, LessThanOrEqual } from "typeorm";
import type { ContentVersion } from "#platform/cache/content-version.ts";
import type { Clock } from "#platform/system/clock.ts";
import { FileEntity } from "./file.entity.ts";

interface Deps {
  readonly contentVersion: ContentVersion;
  readonly database: DataSource;
  readonly clock: Clock;
}

/**
 * Shows the files whose first day has come; one that is taken down or lacks consent stays hidden. Raises the content
 * version, so that every replica shows them.
 */
export async function showDueFiles({ contentVersion, database, clock }: Deps): Promise<void> {
  const due = { scheduled: true, shownFrom: LessThanOrEqual(schoolDay(clock())) };
  if (!(await database.manager.existsBy(FileEntity, due))) return;
  await contentVersion.change((manager) => manager.update(FileEntity, due, { scheduled: false }));
}
