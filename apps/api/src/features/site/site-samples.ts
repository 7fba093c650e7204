import { isRecordsKey } from "@visiga/contracts/site";
import { isTextKey, type StoredText, type TextKey, textKey, textPath } from "@visiga/contracts/site-texts";
import type { AnyRecord } from "@visiga/contracts/site-value";
import { isSampleText, sampleTexts } from "@visiga/i18n/sample-texts";
import type { EntityManager } from "typeorm";
import { type Content, readSiteSamples, type Samples } from "#platform/samples/samples.ts";
import { currentTexts, defaultsOf } from "./page-texts.ts";
import type { SiteValueEntity, StoredSiteValue } from "./site-value.entity.ts";

type Row = Pick<SiteValueEntity, "key" | "value">;
type Value = StoredSiteValue | null;

const shippedTexts = sampleTexts.map(textKey).flatMap((key) => contentsOf({ key, value: null }));

export const readSamples = (manager: EntityManager): Promise<Samples> => readSiteSamples(manager, shippedTexts);

/** What of a value may be a sample: each record of a list, a page text as pages show it, any other value whole. */
export function contentsOf({ key, value }: Row): Content[] {
  if (isTextKey(key)) {
    const record = value ? currentTexts(key, value as StoredText) : defaultsOf(key);
    return record ? [{ key, record }] : [];
  }
  if (value === null) return [];
  return isRecordsKey(key) ? (value as AnyRecord[]).map((record) => ({ key, record })) : [{ key, record: value }];
}

export const isSample = (samples: Samples, row: Row): boolean => contentsOf(row).some(samples.has);

/** The value with each record marked that is a sample. */
export function withMarks(samples: Samples, { key, value }: Row): Value {
  if (!isRecordsKey(key) || value === null) return value;
  return (value as AnyRecord[]).map((record) =>
    samples.has({ key, record }) ? { ...record, sample: true } : record,
  ) as Value;
}

/** The inverse of `withMarks`, with what has no mark. */
export function withoutMarks({ key, value }: Row): { readonly value: Value; readonly unmarked: Content[] } {
  if (!isRecordsKey(key) || value === null) return { value, unmarked: contentsOf({ key, value }) };
  const records = (value as AnyRecord[]).map(({ sample, ...record }) => ({ record, marked: sample === true }));
  return {
    value: records.map(({ record }) => record) as Value,
    unmarked: records.filter(({ marked }) => !marked).map(({ record }) => ({ key, record })),
  };
}

/** The records that are no samples; null where nothing is left. */
export function withoutSamples(samples: Samples, { key, value }: Row): Value {
  const own = isRecordsKey(key) ? ((value ?? []) as AnyRecord[]).filter((record) => !samples.has({ key, record })) : [];
  return own.length > 0 ? (own as Value) : null;
}

/** Whether a page text may be removed: its default is a sample, and its pages show nothing instead. */
export const isRemovable = (key: string): key is TextKey =>
  isTextKey(key) && isSampleText(textPath(key)) && defaultsOf(key) !== undefined;
