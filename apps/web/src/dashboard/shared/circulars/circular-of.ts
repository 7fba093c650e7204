import { phaseOf } from "@visiga/contracts/dated-facts";
import type { Language } from "@visiga/contracts/languages";
import type { CircularRecords, SiteValue } from "@visiga/contracts/site";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { inLanguage } from "@visiga/contracts/site-value";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import type { NamedCircular } from "./use-circular.ts";

interface Stored {
  readonly key: ValueKey;
  readonly value?: unknown;
}

/** Whether visitors see a record today, so that there is a circular of it. */
const isPublic = <Key extends keyof CircularRecords>(key: Key, record: CircularRecords[Key]): boolean =>
  [null, "today"].includes(phaseOf<keyof CircularRecords>(key, record, today()));

/** The circulars that can be had of a stored value: of announcements and documents, in their order. */
export function circularsOf({ key, value }: Stored, language: Language): NamedCircular[] {
  if (key === "announcements")
    return inLanguage((value ?? []) as SiteValue<typeof key>, language)
      .filter((record) => isPublic(key, record))
      .map(({ id, text }) => ({ kind: "announcement", id, name: text }));
  if (key !== "documents") return [];
  return inLanguage((value ?? []) as SiteValue<typeof key>, language)
    .filter((record) => isPublic(key, record))
    .map(({ id, title }) => ({ kind: "document", id, name: title }));
}
