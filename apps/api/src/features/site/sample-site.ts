import { type AnySiteValue, type SiteKey, type SiteValue, siteKeys } from "@visiga/contracts/site";
import type { EntityManager } from "typeorm";
import { ship } from "#platform/samples/samples.ts";
import { updateCalendarEvents } from "./calendar-events.ts";
import { contentsOf } from "./site-samples.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

/** The facts of docs/specification.md, which a migration inserts. */
type StatedFact = "admissionPrice" | "placesOLevel" | "placesALevel";

/** Keys without demo content: announcements would have news, and results or a registration would look like real ones. */
type WithoutSample = "announcements" | "documents" | "results" | "dataRegistration" | "serverCountry" | "backupCountry";

/** A demo value for each key without a stated fact. */
export type SampleSite = { readonly [K in Exclude<SiteKey, StatedFact | WithoutSample>]: SiteValue<K> };

const now = () => "now()";
const times = { changedAt: now, englishChangedAt: now, swahiliChangedAt: now };

export async function insertSampleSite(manager: EntityManager, values: Partial<SampleSite>): Promise<void> {
  const samples: { readonly [K in SiteKey]?: AnySiteValue } = values;
  const entered = siteKeys.flatMap((key) => {
    const value = samples[key];
    return value === undefined ? [] : { key, value, ...times };
  });
  await manager.insert(SiteValueEntity, entered);
  await ship(manager, "site", entered.flatMap(contentsOf));
  await updateCalendarEvents(manager, new Date());
}
