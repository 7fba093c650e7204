import type { ValueKey } from "@visiga/contracts/site-texts";
import { type EntityManager, In } from "typeorm";
import { SiteValueEntity } from "./site-value.entity.ts";

/** Placeholder row for a key that was never entered. */
export const emptyRow = (key: ValueKey): SiteValueEntity => ({
  key,
  value: null,
  sample: false,
  version: 0,
  changedAt: new Date(0),
  englishChangedAt: null,
  swahiliChangedAt: null,
});

/** The rows of some keys, in the order of the keys, locked until the transaction ends. Missing rows are inserted. */
export async function lockRows(manager: EntityManager, keys: readonly ValueKey[]): Promise<SiteValueEntity[]> {
  const missing = keys.map((key) => ({ key, version: 0 }));
  const insert = manager.createQueryBuilder().insert().into(SiteValueEntity).values(missing);
  await insert.orIgnore().updateEntity(false).execute();
  const rows = await manager.find(SiteValueEntity, {
    where: { key: In(keys) },
    order: { key: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  return rows.sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key));
}
