import { fieldEditKey } from "@visiga/contracts/page-editing";
import type { RecordsKey } from "@visiga/contracts/site";
import type { siteCatalogue } from "@visiga/contracts/site-catalogue";
import { useMark } from "#platform/editing/marks.ts";
import { useSite } from "./site-content.ts";

type FieldOf<Key extends RecordsKey> = keyof (typeof siteCatalogue)[Key]["fields"] & string;

/** Returns a function that marks what a page computes from a field of a record, which is one of `useSite().facts`. */
export function useFieldMark() {
  const mark = useMark();
  const { facts } = useSite();
  return <Key extends Exclude<RecordsKey, "announcements">>(
    key: Key,
    record: object,
    field: FieldOf<Key>,
    text: string,
  ): string => {
    const list: readonly object[] | undefined = facts[key as Exclude<RecordsKey, "announcements">];
    return mark(fieldEditKey(key, list?.indexOf(record) ?? -1, field), text);
  };
}
