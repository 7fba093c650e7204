import type { AnySiteValue } from "@visiga/contracts/site";
import type { StoredText, ValueKey } from "@visiga/contracts/site-texts";
import { Column, Entity, type EntityManager, In, PrimaryColumn } from "typeorm";
import { updateCalendarEvents } from "./calendar-events.ts";

export type StoredSiteValue = AnySiteValue | StoredText;

/** A fact or text of the seminary, or an edited page text. */
@Entity("site_value")
export class SiteValueEntity {
  @PrimaryColumn("text") key!: ValueKey;

  /** Null if removed from the site, or for a page text at its default. */
  @Column("jsonb", { nullable: true }) value!: StoredSiteValue | null;

  /** 0 if nothing was ever entered. */
  @Column("integer", { default: 1 }) version!: number;
  @Column("timestamptz", { default: () => "now()" }) changedAt!: Date;

  /** When each language of a bilingual value was last changed. Equal times mean that the translation is complete. */
  @Column("timestamptz", { nullable: true }) englishChangedAt!: Date | null;
  @Column("timestamptz", { nullable: true }) swahiliChangedAt!: Date | null;
}

/** A row with the value as it was entered, of which a part may wait before visitors see it. */
export type EnteredRow = SiteValueEntity & { readonly waits?: true };

/** The columns needed to restore a site value exactly. */
export type SiteState = Pick<SiteValueEntity, "value" | "englishChangedAt" | "swahiliChangedAt">;

export type KeyedState = SiteState & Pick<SiteValueEntity, "key">;

/** Placeholder row for a key that was never entered. */
export const emptyRow = (key: ValueKey): SiteValueEntity => ({
  key,
  value: null,
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
  // In a fixed order to prevent deadlocks.
  const rows = await manager.find(SiteValueEntity, {
    where: { key: In(keys) },
    order: { key: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  return rows.sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key));
}

/** Writes states into rows that the caller has locked. The calendar follows them. */
export async function writeStates(manager: EntityManager, states: readonly KeyedState[], now: Date): Promise<void> {
  await manager.query(
    `UPDATE site_value SET value = written.value, version = version + 1, changed_at = $2,
       english_changed_at = written."englishChangedAt", swahili_changed_at = written."swahiliChangedAt"
     FROM jsonb_to_recordset($1::jsonb) AS written
       (key text, value jsonb, "englishChangedAt" timestamptz, "swahiliChangedAt" timestamptz)
     WHERE site_value.key = written.key`,
    [JSON.stringify(states), now],
  );
  await updateCalendarEvents(manager, now);
}
