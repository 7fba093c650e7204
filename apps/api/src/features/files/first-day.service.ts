import { schoolDay } from "@visiga/contracts/dates";
import type { FastifyInstance } from "fastify";
import { LessThanOrEqual } from "typeorm";
import { FileEntity } from "./file.entity.ts";

/** Shows files on their first day. A file that is taken down or lacks consent stays hidden. */
export class FirstDayService {
  constructor(private readonly deps: Pick<FastifyInstance, "contentVersion" | "database" | "clock">) {}

  /** Shows the files whose first day has come. Raises the content version, so that every replica shows them. */
  async showDue(): Promise<void> {
    const { contentVersion, database, clock } = this.deps;
    const due = { scheduled: true, shownFrom: LessThanOrEqual(schoolDay(clock())) };
    if (!(await database.manager.existsBy(FileEntity, due))) return;
    await contentVersion.change((manager) => manager.update(FileEntity, due, { scheduled: false }));
  }
}
