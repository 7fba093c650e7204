import { schoolDay } from "@visiga/contracts/dates";
import { LessThan, LessThanOrEqual } from "typeorm";
import type { Platform } from "#platform/platform.ts";
import { FileEntity } from "./file.entity.ts";

type Deps = Pick<Platform, "contentVersion" | "database" | "clock">;

/** Shows the files whose first day has come and hides those whose last day is over, on every replica. */
export async function updateShownFiles({ contentVersion, database, clock }: Deps): Promise<void> {
  const today = schoolDay(clock());
  const begun = { scheduled: true, shownFrom: LessThanOrEqual(today) };
  const over = { ended: false, shownUntil: LessThan(today) };
  if (!(await database.manager.existsBy(FileEntity, [begun, over]))) return;
  await contentVersion.change(async (manager) => {
    await manager.update(FileEntity, begun, { scheduled: false });
    await manager.update(FileEntity, over, { ended: true });
  });
}
