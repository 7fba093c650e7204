import * as z from "zod/mini";
import { instant, storable, withCode } from "./fields.ts";
import { type AnySiteValue, announcement, type SiteKey, siteCatalogue, siteKeys } from "./site.ts";
import { email, phone } from "./users.ts";

const key = z.enum(siteKeys, withCode("field_invalid"));
/** As its editor saw it; 0 for a value that was never entered. */
const seenVersion = z.int(withCode("version_invalid")).check(z.minimum(0, "version_invalid"));
const revisionId = z.string().check(z.regex(/^\d{1,18}$/, "id_invalid"));

const text = (max: number) =>
  z
    .string(withCode("field_required"))
    .check(z.trim(), z.minLength(1, "field_required"), z.maxLength(max, "text_too_long"), storable);

const formats = {
  phone,
  email,
  url: z.url({ protocol: /^https$/, error: "url_invalid" }).check(z.maxLength(500, "text_too_long")),
  /** Whole Tanzanian shillings. */
  amount: z.string(withCode("field_required")).check(z.trim(), z.regex(/^[1-9]\d{0,8}$/, "amount_invalid")),
  day: z.iso.date(withCode("date_invalid")),
} as const;

const cell = z.string().check(z.trim(), z.maxLength(5000, "text_too_long"), storable);

const rows = (columns: number) =>
  z
    .array(z.array(cell).check(z.length(columns, "field_invalid")))
    .check(z.minLength(1, "field_required"), z.maxLength(1000, "list_too_long"));

const bilingual = <Side>(side: z.ZodMiniType<Side>) => z.object({ en: side, sw: z.nullable(side) });

/** What may be saved under a key: issues name its fields. English must be there, Swahili may still be missing. */
export function siteValueSchema(key: SiteKey): z.ZodMiniType<AnySiteValue> {
  const entry = siteCatalogue[key];
  if (entry.shape === "announcements") return z.array(announcement).check(z.maxLength(20, "list_too_long"));
  if (entry.shape === "rows") {
    const table = rows(entry.columns.length);
    return entry.bilingual ? bilingual(table) : table;
  }
  if ("format" in entry) return formats[entry.format];
  const words = text(entry.shape === "line" ? 200 : 20_000);
  return entry.bilingual ? bilingual(words) : words;
}

/** How the two sides of a value stand to one another. */
export const translationStates = ["complete", "missing", "englishLater", "swahiliLater"] as const;
export type TranslationState = (typeof translationStates)[number];

/** One value as its editors see it; `value` is null where nothing is entered. */
export const managedSiteValue = z.object({
  key,
  value: z.unknown(),
  sample: z.boolean(),
  version: z.int(),
  changedAt: z.nullable(instant),
  /** Null for what is the same in both languages or not entered. */
  translation: z.nullable(z.enum(translationStates)),
  englishChangedAt: z.nullable(instant),
  swahiliChangedAt: z.nullable(instant),
  /** How many earlier ones there are to return to. */
  versions: z.int(),
});
export type ManagedSiteValue = z.infer<typeof managedSiteValue>;

/** Every key of the catalogue, in its order. */
export const managedSiteValues = z.object({ entries: z.array(managedSiteValue) });

/** A new value; null takes it off the site. The value is checked by `siteValueSchema(key)`. */
export const siteSave = z.object({ key, value: z.unknown(), version: seenVersion });
export type SiteSave = z.infer<typeof siteSave>;

export const siteKeyReference = z.object({ key });
export const siteKeyVersion = z.object({ key, version: seenVersion });
export const siteReturn = z.object({ key, revision: revisionId, version: seenVersion });
export type SiteReturn = z.infer<typeof siteReturn>;

/** An earlier value, and by whom and when it was replaced. */
export const earlierSiteValue = z.object({
  id: revisionId,
  value: z.unknown(),
  replacedAt: instant,
  replacedBy: z.nullable(z.string()),
});
export type EarlierSiteValue = z.infer<typeof earlierSiteValue>;

/** Newest first. */
export const earlierSiteValues = z.object({ versions: z.array(earlierSiteValue) });

/** How many samples nobody has edited yet. */
export const sampleCount = z.object({ texts: z.int(), pictures: z.int() });
export type SampleCount = z.infer<typeof sampleCount>;

/** What left the site, and the entries of the bin that it became. */
export const removedSamples = z.extend(sampleCount, { entries: z.array(revisionId) });
