import { isDeepStrictEqual } from "node:util";
import type { RevisionAction } from "@visiga/contracts/activity";
import { isRecordsKey } from "@visiga/contracts/site";
import { isRemovedText, isTextKey, type StoredText } from "@visiga/contracts/site-texts";
import { timesAfter } from "./managed-site-value.ts";
import { showsDefault } from "./page-texts.ts";
import { confirmedSample, hasSample, isReplaced, isSample, withDefault, withKnownMarks } from "./site-samples.ts";
import type { SiteState, SiteValueEntity, StoredSiteValue } from "./site-value.entity.ts";

/** What a change makes of a row, and how the activity calls it. */
export interface Decision {
  readonly action: RevisionAction;
  readonly state: SiteState;
}

interface Saved {
  /** Null for none, and for a page text for its default. */
  readonly value: StoredSiteValue | null;
  /** Whether the value was taken away rather than entered. An entered one confirms the sample that it equals. */
  readonly removed: boolean;
}

/** A page text at its default. */
export const defaultState: SiteState = { value: null, sample: false, englishChangedAt: null, swahiliChangedAt: null };

/** What saving a value does to its row; null if nothing changes. Records keep the marks that the row knows. */
export function decide(before: SiteValueEntity, { value: saved, removed }: Saved, now: Date): Decision | null {
  const { key } = before;
  const value = withKnownMarks(before, saved);
  if (isDeepStrictEqual(before.value, value) || (!removed && isSameDefault(before, value))) {
    const confirms = !removed && !isRecordsKey(key) && isSample(before);
    return confirms ? confirmedSample(before) : null;
  }
  if (value === null && isTextKey(key)) return { action: resetAction(before), state: defaultState };
  const sample = hasSample({ key, value });
  if (!isReplaced(before, value)) return { action: "sampleConfirmed", state: { ...before, value, sample } };
  return { action: "siteChanged", state: { value, sample, ...timesAfter(withDefault(before), value, now) } };
}

const showsItsDefault = ({ key, value }: SiteValueEntity): boolean =>
  isTextKey(key) && value !== null && showsDefault(key, value as StoredText);

const isSameDefault = (before: SiteValueEntity, value: StoredSiteValue | null) =>
  value === null && showsItsDefault(before);

/** A removed or default text does not go to the bin. */
const resetAction = (before: SiteValueEntity): RevisionAction =>
  isRemovedText(before.value as StoredText) || showsItsDefault(before) ? "siteReturned" : "siteBinned";
