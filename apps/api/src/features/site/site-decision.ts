import { isDeepStrictEqual } from "node:util";
import type { RevisionAction } from "@visiga/contracts/activity";
import { isRemovedText, isTextKey, type StoredText } from "@visiga/contracts/site-texts";
import type { Content, Samples } from "#platform/samples/samples.ts";
import { timesAfter } from "./managed-site-value.ts";
import { showsDefault, withDefault } from "./page-texts.ts";
import { withoutMarks } from "./site-samples.ts";
import type { SiteState, SiteValueEntity, StoredSiteValue } from "./site-value.entity.ts";

/** What a change makes of a row, and how the activity calls it. */
export interface Decision {
  readonly action: RevisionAction;
  readonly state: SiteState;
  /** The samples that it confirms. */
  readonly confirms?: readonly Content[];
}

export interface Saved {
  /** Null for none, and for a page text for its default. Records that are to stay samples are marked. */
  readonly value: StoredSiteValue | null;
  /** Whether the value was taken away rather than entered. An entered one confirms the sample that it equals. */
  readonly removed: boolean;
}

/** A page text at its default. */
export const defaultState: SiteState = { value: null, englishChangedAt: null, swahiliChangedAt: null };

/** What saving a value does to its row; null if nothing changes. */
export function decide(before: SiteValueEntity, saved: Saved, samples: Samples, now: Date): Decision | null {
  const { key } = before;
  const { value, unmarked } = withoutMarks({ key, value: saved.value });
  const confirms = saved.removed ? [] : unmarked.filter(samples.has);
  if (isDeepStrictEqual(before.value, value) || (!saved.removed && isSameDefault(before, value)))
    return confirms.length > 0 ? { action: "sampleConfirmed", state: before, confirms } : null;
  if (value === null && isTextKey(key)) return { action: resetAction(before), state: defaultState };
  return { action: "siteChanged", state: { value, ...timesAfter(withDefault(before), value, now) }, confirms };
}

const showsItsDefault = ({ key, value }: SiteValueEntity): boolean =>
  isTextKey(key) && value !== null && showsDefault(key, value as StoredText);

const isSameDefault = (before: SiteValueEntity, value: StoredSiteValue | null) =>
  value === null && showsItsDefault(before);

/** A removed or default text does not go to the bin. */
const resetAction = (before: SiteValueEntity): RevisionAction =>
  isRemovedText(before.value as StoredText) || showsItsDefault(before) ? "siteReturned" : "siteBinned";
