import type { ValueKey } from "@visiga/contracts/site-texts";
import type { EntityManager } from "typeorm";
import { SiteValueEntity } from "./site-value.entity.ts";

/** Stands for the row of a key that was never entered. */
export const emptyRow = (key: ValueKey): SiteValueEntity => ({
  key,
  value: null,
  sample: false,
  version: 0,
  changedAt: new Date(0),
  englishChangedAt: null,
  swahiliChangedAt: null,
});

/** The row of a key, locked until the transaction ends; inserted where there is none. */
export async function lockRow(manager: EntityManager, key: ValueKey): Promise<SiteValueEntity> {
  await manager.query("INSERT INTO site_value (key, version) VALUES ($1, 0) ON CONFLICT DO NOTHING", [key]);
  return manager.findOneOrFail(SiteValueEntity, { where: { key }, lock: { mode: "pessimistic_write" } });
}
