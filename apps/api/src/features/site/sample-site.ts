import { type SiteKey, type SiteValue, siteKeys } from "@visiga/contracts/site";
import type { EntityManager } from "typeorm";
import { SiteValueEntity } from "./site-value.entity.ts";

/** A demo value for every key; announcements are optional. */
export type SampleSite = { readonly [K in Exclude<SiteKey, "announcements">]: SiteValue<K> } & {
  readonly announcements?: SiteValue<"announcements">;
};

const now = () => "now()";

/** Writes the demo values, each marked as a sample, inside the caller's transaction. */
export async function insertSampleSite(manager: EntityManager, values: Partial<SampleSite>): Promise<void> {
  const entered = siteKeys.flatMap((key) => {
    const value = values[key];
    return value === undefined
      ? []
      : { key, value, sample: true, changedAt: now, englishChangedAt: now, swahiliChangedAt: now };
  });
  await manager.insert(SiteValueEntity, entered);
}
