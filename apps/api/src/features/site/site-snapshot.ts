import type { RevisionAction } from "@visiga/contracts/activity";
import { isTextKey, storedText, type ValueKey } from "@visiga/contracts/site-texts";
import { shapedValue, unshapedValue } from "@visiga/contracts/site-value";
import { AppError } from "#platform/errors/app-error.ts";
import type { Snapshot } from "#platform/revisions/revision.entity.ts";
import type { SiteState, StoredSiteValue } from "./site-value.entity.ts";

export const siteRevision = (key: ValueKey, action: RevisionAction) =>
  ({ kind: "site", subjectId: key, action, name: key }) as const;

export const siteSnapshot = ({ value, sample, englishChangedAt, swahiliChangedAt }: SiteState): Snapshot => ({
  value,
  sample,
  englishChangedAt: englishChangedAt?.toISOString() ?? null,
  swahiliChangedAt: swahiliChangedAt?.toISOString() ?? null,
});

/** The inverse of `siteSnapshot`. @throws AppError `not_found` if the revision stores no value of this shape */
export function readSnapshot(key: ValueKey, snapshot: Snapshot | null): SiteState {
  const { value, sample, englishChangedAt, swahiliChangedAt } = snapshot ?? {};
  const moment = (iso: unknown) => (typeof iso === "string" ? new Date(iso) : null);
  return {
    value: readValue(key, value),
    sample: sample === true,
    englishChangedAt: moment(englishChangedAt),
    swahiliChangedAt: moment(swahiliChangedAt),
  };
}

function readValue(key: ValueKey, value: unknown): StoredSiteValue {
  if (isTextKey(key)) {
    const read = storedText.safeParse(value);
    if (read.success) return read.data;
  } else {
    const shaped = shapedValue(key, value);
    if (shaped) return unshapedValue(key, shaped);
  }
  throw new AppError("not_found");
}
