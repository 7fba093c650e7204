import { type AnySiteValue, type SiteKey, type SiteValue, siteKeys } from "@visiga/contracts/site";
import type { EntityManager } from "typeorm";
import { updateCalendarEvents } from "./calendar-events.ts";
import { asSamples } from "./site-samples.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

/** The facts of docs/specification.md, which a migration inserts. */
type StatedFact = "admissionPrice" | "placesOLevel" | "placesALevel";

/** Keys without demo content: announcements would have news, and results would look like real ones. */
type WithoutSample = "announcements" | "documents" | "results";

/** A demo value for each key without a stated fact. */
export type SampleSite = { readonly [K in Exclude<SiteKey, StatedFact | WithoutSample>]: SiteValue<K> };

const now = () => "now()";
const times = { changedAt: now, englishChangedAt: now, swahiliChangedAt: now };

export async function insertSampleSite(manager: EntityManager, values: Partial<SampleSite>): Promise<void> {
  const samples: { readonly [K in SiteKey]?: AnySiteValue } = values;
  const entered = siteKeys.flatMap((key) => {
    const value = samples[key];
    return value === undefined ? [] : { key, value: asSamples(key, value), sample: true, ...times };
  });
  await manager.insert(SiteValueEntity, entered);
  await updateCalendarEvents(manager, new Date());
}
