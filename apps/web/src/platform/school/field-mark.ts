import { fieldEditKey } from "@visiga/contracts/page-editing";
import type { RecordsKey } from "@visiga/contracts/site";
import type { siteCatalogue } from "@visiga/contracts/site-catalogue";
import { useMark } from "#platform/editing/marks.ts";
import { useSite } from "./site-content.ts";

type Key = Exclude<RecordsKey, "announcements">;
type FieldOf<One extends Key> = keyof (typeof siteCatalogue)[One]["fields"] & string;

/** Returns a function that marks what a page computes from a field of a record, which is one of `useSite().facts`. */
export function useFieldMark() {
  const mark = useMark();
  const { facts } = useSite();
  return <One extends Key>(key: One, record: object, field: FieldOf<One>, text: string): string => {
    const list: readonly object[] | undefined = facts[key as Key];
    return mark(fieldEditKey(key, list?.indexOf(record) ?? -1, field), text);
  };
}
