import * as z from "zod/mini";
import type { EntrancePeriod } from "./entrance-results.ts";
import { day, isoDateTime } from "./fields.ts";
import { type Language, languages } from "./languages.ts";
import { publicPaths } from "./public-paths.ts";
import { siteCatalogue } from "./site-catalogue.ts";
import type { PhoneChannel } from "./site-fields.ts";
import type { RecordOf, RecordsShape } from "./site-records.ts";

export type SiteKey = keyof typeof siteCatalogue;
export const siteKeys = Object.keys(siteCatalogue) as [SiteKey, ...SiteKey[]];
/** Whether a name is a key of the catalogue: a database may hold keys of another release. */
export const isSiteKey = (name: string): name is SiteKey => Object.hasOwn(siteCatalogue, name);

type Catalogue = typeof siteCatalogue;

export type RecordsKey = { [K in SiteKey]: Catalogue[K] extends { shape: "records" } ? K : never }[SiteKey];

export const isRecordsKey = (key: string): key is RecordsKey =>
  isSiteKey(key) && siteCatalogue[key].shape === "records";

/** The fields of a key's records that forms show. */
export type ShownField<K extends RecordsKey> = Exclude<keyof Catalogue[K]["fields"], "id" | "since">;

interface Shapes {
  line: string;
  text: string;
  choices: PhoneChannel[];
}

type Shaped<K extends SiteKey> =
  Catalogue[K] extends RecordsShape<infer Fields>
    ? RecordOf<Fields>[]
    : Shapes[Exclude<Catalogue[K]["shape"], "records">];

/** The value of a key as stored and sent: by language if bilingual, where Swahili may be null. */
export type SiteValue<K extends SiteKey> = Catalogue[K]["bilingual"] extends true
  ? { en: Shaped<K>; sw: Shaped<K> | null }
  : Shaped<K>;

export const phoneChannelKeys = {
  phoneOffice: "phoneOfficeChannels",
  phoneAdmission: "phoneAdmissionChannels",
  developerPhone: "developerPhoneChannels",
} as const satisfies { readonly [K in SiteKey]?: SiteKey };

export type Announcement = SiteValue<"announcements">[number];

/** A record in one language, of the lists whose records can be had as circulars. */
export interface CircularRecords {
  readonly announcements: Localized<SiteValue<"announcements">>[number];
  readonly documents: Localized<SiteValue<"documents">>[number];
}

/** The value of any key. `typedValue` tells the shapes apart. */
export type AnySiteValue = { [K in SiteKey]: SiteValue<K> }[SiteKey];

/** A value in one language, at any depth. `langs` names the members that are in the other language. */
export type Localized<Value> = Value extends { en: infer Side; sw: unknown }
  ? NonNullable<Side>
  : Value extends readonly (infer Each)[]
    ? Localized<Each>[]
    : Value extends object
      ? { [Name in keyof Value]: Localized<Value[Name]> } & { langs?: { [Name in keyof Value]?: Language } }
      : Value;

/**
 * Site values by key in one language, without those that are not entered. Announcements are answered separately. Pages also
 * have the period of the entrance results, which are no site value.
 */
export type LocalizedSiteValues = { [K in Exclude<SiteKey, "announcements">]?: Localized<SiteValue<K>> } & {
  entranceResults?: EntrancePeriod;
};

export const siteQuery = z.object({ language: z.enum(languages) });
export type SiteQuery = z.infer<typeof siteQuery>;

/** Site values (`facts`), the keys of samples, when each changed, and today's announcement. */
export const siteContent = z.object({
  facts: z.custom<LocalizedSiteValues>((value) => typeof value === "object" && value !== null),
  samples: z.array(z.enum(siteKeys)),
  changed: z.partialRecord(z.enum(siteKeys), isoDateTime),
  announcement: z.nullable(
    z.object({
      text: z.string(),
      langs: z.optional(z.object({ text: z.optional(z.enum(languages)) })),
      link: z.nullable(
        z.object({
          to: z.enum(publicPaths),
          words: z.string(),
          langs: z.optional(z.object({ words: z.optional(z.enum(languages)) })),
        }),
      ),
      from: z.nullable(day),
      until: day,
    }),
  ),
  today: day,
});
export type SiteContent = z.infer<typeof siteContent>;
