import type { EntityManager } from "typeorm";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** A single row with the id of this installation. The storage it owns has the same id. */
@Entity("installation")
export class InstallationEntity {
  @PrimaryColumn("boolean", { default: true }) onlyRow!: boolean;
  @Column("uuid") id!: string;
}

export async function installationId(manager: EntityManager): Promise<string | null> {
  const row = await manager.findOneBy(InstallationEntity, { onlyRow: true });
  return row?.id ?? null;
}

/** Stores an id unless one exists; of concurrent starts the first wins. @returns the stored id */
export async function ensureInstallationId(manager: EntityManager, id: string): Promise<string> {
  const insert = manager.createQueryBuilder().insert().into(InstallationEntity);
  await insert.values({ onlyRow: true, id }).orIgnore().execute();
  return (await installationId(manager)) ?? id;
}
