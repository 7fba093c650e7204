import { isDeepStrictEqual } from "node:util";
import { isRecordsKey } from "@visiga/contracts/site";
import type { ValueKey } from "@visiga/contracts/site-texts";
import type { AnyRecord } from "@visiga/contracts/site-value";
import type { SiteValueEntity, StoredSiteValue } from "./site-value.entity.ts";

type Row = Pick<SiteValueEntity, "key" | "value">;
type Value = StoredSiteValue | null;

const recordsOf = (key: ValueKey, value: Value): readonly AnyRecord[] =>
  isRecordsKey(key) ? ((value ?? []) as readonly AnyRecord[]) : [];
const withRecords = (key: ValueKey, value: Value, change: (records: readonly AnyRecord[]) => readonly AnyRecord[]) =>
  isRecordsKey(key) && value !== null ? (change(value as readonly AnyRecord[]) as unknown as StoredSiteValue) : value;

const isMarked = ({ sample }: AnyRecord): boolean => sample === true;
const unmarked = ({ sample: _mark, ...record }: AnyRecord): AnyRecord => record;
const marked = (record: AnyRecord): AnyRecord => ({ ...record, sample: true });

export const hasSample = ({ key, value }: Row): boolean => recordsOf(key, value).some(isMarked);

export const asSamples = (key: ValueKey, value: Value): Value =>
  withRecords(key, value, (records) => records.map(marked));

export const confirmed = (key: ValueKey, value: Value): Value =>
  withRecords(key, value, (records) => records.map(unmarked));

/** The value without its samples; null if nothing is left. */
export function withoutSamples({ key, value }: Row): Value {
  const own = recordsOf(key, value).filter((record) => !isMarked(record));
  return own.length > 0 ? (own as unknown as StoredSiteValue) : null;
}

/** The value to store. A record stays a sample only if it is marked and the row has it as a sample. */
export function withKnownMarks(row: Row, value: Value): Value {
  const samples = recordsOf(row.key, row.value).filter(isMarked);
  const known = (record: AnyRecord) => isMarked(record) && samples.some((each) => isDeepStrictEqual(each, record));
  return withRecords(row.key, value, (records) => records.map((each) => (known(each) ? each : unmarked(each))));
}
