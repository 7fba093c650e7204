import type { BackupRun } from "@visiga/contracts/backups";
import { isLocked } from "@visiga/system/database/advisory-locks";
import { Column, Entity, IsNull, PrimaryColumn } from "typeorm";
import type { Platform } from "#platform/platform.ts";

/** A single row, as all processes of the site see it. Whoever makes a backup holds the lock `backup`, which a process that has ended does not. */
@Entity("backup_run")
export class BackupRunEntity {
  @PrimaryColumn("boolean", { default: true }) onlyRow!: boolean;
  @Column("text") name!: string;
  @Column("timestamp with time zone", { precision: 3 }) startedAt!: Date;
  @Column("text") step!: BackupRun["step"];
  @Column("integer") done!: number;
  @Column("integer") total!: number;
  @Column("text", { nullable: true }) outcome!: BackupRun["outcome"];
}

export class BackupRuns {
  constructor(private readonly deps: Pick<Platform, "database" | "clock">) {}

  async newest(): Promise<BackupRun | null> {
    const { database } = this.deps;
    // Before the row is read, because a run that ends in between is then seen as ended.
    const isRunning = await isLocked(database, "backup");
    const row = await database.manager.findOneBy(BackupRunEntity, { onlyRow: true });
    if (!row) return null;
    const { name, startedAt, step, done, total: of, outcome } = row;
    const known = outcome ?? (isRunning ? null : "interrupted");
    return { name, startedAt: startedAt.toISOString(), step, done, of, outcome: known };
  }

  async begin(name: string): Promise<void> {
    const row = { onlyRow: true, name, startedAt: this.deps.clock(), step: "tables" as const, done: 0, total: 0 };
    await this.deps.database.manager.upsert(BackupRunEntity, { ...row, outcome: null }, ["onlyRow"]);
  }

  async progress(name: string, { step, done, of }: Pick<BackupRun, "step" | "done" | "of">): Promise<void> {
    const running = { name, outcome: IsNull() };
    await this.deps.database.manager.update(BackupRunEntity, running, { step, done, total: of });
  }

  /** Without effect if none has begun and not ended. */
  async end(outcome: NonNullable<BackupRun["outcome"]>): Promise<void> {
    await this.deps.database.manager.update(BackupRunEntity, { outcome: IsNull() }, { outcome });
  }
}
