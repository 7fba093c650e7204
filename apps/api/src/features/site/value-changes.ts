import { isDeepStrictEqual } from "node:util";
import type { RevisionAction } from "@visiga/contracts/activity";
import { isRemovedText, isTextKey, type StoredText } from "@visiga/contracts/site-texts";
import { defaultText, showsDefault } from "./page-texts.ts";
import { confirmed, hasSample } from "./sample-records.ts";
import type { SiteState, SiteValueEntity, StoredSiteValue } from "./site-value.entity.ts";

/** A page text at its default. */
export const defaultState: SiteState = { value: null, sample: false, englishChangedAt: null, swahiliChangedAt: null };

export const isUnchanged = (row: SiteValueEntity, value: StoredSiteValue | null): boolean =>
  isDeepStrictEqual(row.value, value) ||
  (isTextKey(row.key) && value === null && row.value !== null && showsDefault(row.key, row.value as StoredText));

/** The action for resetting a text to its default. A removed or default text does not go to the bin. */
export const resetAction = ({ key, value }: SiteValueEntity): RevisionAction => {
  const text = value as StoredText;
  return isRemovedText(text) || (isTextKey(key) && showsDefault(key, text)) ? "siteReturned" : "siteBinned";
};

/** Confirms a text with the words that pages currently show, or all records of a list. */
export const confirmedSample = (row: SiteValueEntity) =>
  confirmedRecords(row, isTextKey(row.key) ? defaultText(row.key) : confirmed(row.key, row.value));

/** Whether two values of a key differ in more than the marks of their samples. */
export const isReplaced = ({ key, value }: SiteValueEntity, next: StoredSiteValue | null): boolean =>
  !isDeepStrictEqual(confirmed(key, value), confirmed(key, next));

/** Confirms the records that `value`, otherwise equal, no longer marks. */
export const confirmedRecords = (row: SiteValueEntity, value: StoredSiteValue | null) =>
  ({ action: "sampleConfirmed", state: { ...row, value, sample: hasSample({ key: row.key, value }) } }) as const;
