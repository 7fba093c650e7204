import { isDeepStrictEqual } from "node:util";
import { isRecordsKey } from "@visiga/contracts/site";
import {
  isRemovedText,
  isTextKey,
  type StoredText,
  type TextKey,
  textPath,
  type ValueKey,
} from "@visiga/contracts/site-texts";
import type { AnyRecord } from "@visiga/contracts/site-value";
import { isSampleText } from "@visiga/i18n/sample-texts";
import { defaultsOf, defaultText, showsDefault } from "./page-texts.ts";
import type { SiteValueEntity, StoredSiteValue } from "./site-value.entity.ts";

type Row = Pick<SiteValueEntity, "key" | "value">;
type Value = StoredSiteValue | null;

const recordsOf = (key: ValueKey, value: Value): AnyRecord[] =>
  isRecordsKey(key) ? ((value ?? []) as AnyRecord[]) : [];
const withRecords = (key: ValueKey, value: Value, change: (records: AnyRecord[]) => AnyRecord[]) =>
  isRecordsKey(key) && value !== null ? (change(value as AnyRecord[]) as StoredSiteValue) : value;

const isMarked = ({ sample }: AnyRecord): boolean => sample === true;
const unmarked = ({ sample: _mark, ...record }: AnyRecord): AnyRecord => record;
const marked = (record: AnyRecord): AnyRecord => ({ ...record, sample: true });

export const hasSample = ({ key, value }: Row): boolean => recordsOf(key, value).some(isMarked);

export const asSamples = (key: ValueKey, value: Value): Value =>
  withRecords(key, value, (records) => records.map(marked));

const confirmed = (key: ValueKey, value: Value): Value => withRecords(key, value, (records) => records.map(unmarked));

/** The value without its samples; null if nothing is left. */
export function withoutSamples({ key, value }: Row): Value {
  const own = recordsOf(key, value).filter((record) => !isMarked(record));
  return own.length > 0 ? (own as StoredSiteValue) : null;
}

/** The value to store. Keeps the sample mark only where the stored record has it too. */
export function withKnownMarks(row: Row, value: Value): Value {
  const samples = recordsOf(row.key, row.value).filter(isMarked);
  const known = (record: AnyRecord) => isMarked(record) && samples.some((each) => isDeepStrictEqual(each, record));
  return withRecords(row.key, value, (records) => records.map((each) => (known(each) ? each : unmarked(each))));
}

/** Whether a page text may be removed: its default is a sample, and its pages show nothing instead. */
export const isRemovable = (key: string): key is TextKey =>
  isTextKey(key) && isSampleText(textPath(key)) && defaultsOf(key) !== undefined;

/** Whether nobody has edited, confirmed or removed it. A confirmed text is a sample again after a new default. */
export function isSample({ key, value, sample }: Pick<SiteValueEntity, "key" | "value" | "sample">): boolean {
  if (!isTextKey(key)) return sample && value !== null;
  if (!isRemovable(key)) return false;
  return value === null || sample || followsNewDefault(key, value as StoredText);
}

function followsNewDefault(key: TextKey, stored: StoredText): boolean {
  const now = defaultsOf(key);
  return showsDefault(key, stored) && (stored.defaults.en !== now?.en || stored.defaults.sw !== now.sw);
}

/** A row as its pages show it: a page text without a value, or a removed one, has its default. */
export function withDefault(row: SiteValueEntity): SiteValueEntity {
  const { key } = row;
  if (!isTextKey(key) || (row.value !== null && !isRemovedText(row.value as StoredText))) return row;
  return { ...row, value: defaultText(key), sample: isSample(row) };
}

/** Confirms a text with the words that pages currently show, or all records of a list. */
export const confirmedSample = (row: SiteValueEntity) => {
  const value = isTextKey(row.key) ? defaultText(row.key) : confirmed(row.key, row.value);
  return { action: "sampleConfirmed", state: { ...row, value, sample: false } } as const;
};

/** Whether two values of a key differ in more than the marks of their samples. */
export const isReplaced = ({ key, value }: SiteValueEntity, next: StoredSiteValue | null): boolean =>
  !isDeepStrictEqual(confirmed(key, value), confirmed(key, next));
