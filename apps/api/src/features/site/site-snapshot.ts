import type { SiteKey } from "@visiga/contracts/site";
import { bareValue, shapedValue } from "@visiga/contracts/site-value";
import { AppError } from "#platform/errors.ts";
import type { Snapshot } from "#platform/revisions/revision.entity.ts";
import type { SiteValueEntity } from "./site-value.entity.ts";

/** The columns that restore a site value exactly. */
export type SiteState = Pick<SiteValueEntity, "value" | "sample" | "englishChangedAt" | "swahiliChangedAt">;

/** A site value as a revision stores it. */
export const siteSnapshot = ({ value, sample, englishChangedAt, swahiliChangedAt }: SiteState): Snapshot => ({
  value,
  sample,
  englishChangedAt: englishChangedAt?.toISOString() ?? null,
  swahiliChangedAt: swahiliChangedAt?.toISOString() ?? null,
});

/** The inverse of `siteSnapshot`. @throws AppError `not_found` where the revision stores no value of this shape */
export function readSnapshot(key: SiteKey, snapshot: Snapshot | null): SiteState {
  const { value, sample, englishChangedAt, swahiliChangedAt } = snapshot ?? {};
  const shaped = shapedValue(key, value);
  if (!shaped) throw new AppError("not_found");
  const moment = (iso: unknown) => (typeof iso === "string" ? new Date(iso) : null);
  return {
    value: bareValue(key, shaped),
    sample: sample === true,
    englishChangedAt: moment(englishChangedAt),
    swahiliChangedAt: moment(swahiliChangedAt),
  };
}
