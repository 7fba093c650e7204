import { fieldEditKey } from "@visiga/contracts/page-editing";
import { isRecordsKey, type RecordsKey, type SiteContent, type SiteKey } from "@visiga/contracts/site";
import type { siteCatalogue } from "@visiga/contracts/site-catalogue";
import { hasMarkedRecords } from "@visiga/i18n/marked-records";
import { createContext, use } from "react";
import { noContent } from "#platform/data/page-data.ts";
import { useMark } from "#platform/editing/marks.ts";
import { useDictionary } from "#platform/words/dictionary.ts";

export const SiteContentContext = createContext(noContent());

export const useSite = (): SiteContent => use(SiteContentContext);

/** A sentence that says which of the entered values are samples; undefined if none is. */
export function useSampleMark(of: readonly SiteKey[]): string | undefined {
  const { sampleNote } = useDictionary().common;
  const { facts, samples } = useSite();
  if (!of.some((key) => samples.includes(key))) return undefined;
  if (of.some(hasMarkedRecords)) return sampleNote.marked;
  const entered = of.filter((key) => key in facts);
  const isWholeSample = (key: SiteKey) => {
    const value: unknown = facts[key as keyof typeof facts];
    const records: readonly { readonly sample?: true }[] = isRecordsKey(key) && Array.isArray(value) ? value : [];
    return samples.includes(key) && records.every(({ sample }) => sample);
  };
  return entered.every(isWholeSample) ? sampleNote.all : sampleNote.some;
}

const services = ["tiktok", "youtube", "instagram"] as const;

export function useSocialLinks(): { service: (typeof services)[number]; to: string }[] {
  const { facts } = useSite();
  return services.flatMap((service) => {
    const to = facts[service];
    return to ? [{ service, to }] : [];
  });
}

type MarkedKey = Exclude<RecordsKey, "announcements">;
type FieldOf<One extends MarkedKey> = keyof (typeof siteCatalogue)[One]["fields"] & string;

/** Returns a function that marks what a page computes from a field of a record, which is one of `useSite().facts`. */
export function useFieldMark() {
  const mark = useMark();
  const { facts } = useSite();
  return <One extends MarkedKey>(key: One, record: object, field: FieldOf<One>, text: string): string => {
    const list: readonly object[] | undefined = facts[key as MarkedKey];
    return mark(fieldEditKey(key, list?.indexOf(record) ?? -1, field), text);
  };
}
