import * as z from "zod/mini";
import { day, isoDateTime, withCode, withoutNullCharacter } from "./fields.ts";
import { languages } from "./languages.ts";
import { publicPaths } from "./public-paths.ts";

/**
 * The site values, which the seminary owns and edits, by key. `shape`: `line` and `text` are strings (a text may have
 * several lines or paragraphs), `rows` is a table whose `columns` are named, without a header row. `format` restricts
 * a line. `bilingual` values have an English and a Swahili side, the others one value for both.
 */
export const siteCatalogue = {
  phoneOffice: { shape: "line", bilingual: false, format: "phone" },
  phoneAdmission: { shape: "line", bilingual: false, format: "phone" },
  emailAdmission: { shape: "line", bilingual: false, format: "email" },
  emailProjects: { shape: "line", bilingual: false, format: "email" },
  postalAddress: { shape: "text", bilingual: true },
  physicalAddress: { shape: "text", bilingual: true },
  tiktok: { shape: "line", bilingual: false, format: "url" },
  youtube: { shape: "line", bilingual: false, format: "url" },
  instagram: { shape: "line", bilingual: false, format: "url" },
  motto: { shape: "line", bilingual: true },
  rectorName: { shape: "line", bilingual: false },
  rectorMessage: { shape: "text", bilingual: true },
  /** Price of the form in Tanzanian shillings, digits only. */
  admissionPrice: { shape: "line", bilingual: false, format: "amount" },
  /** ISO day, `2027-06-30`. */
  admissionDueDate: { shape: "line", bilingual: false, format: "day" },
  placesOLevel: { shape: "rows", bilingual: true, columns: ["name", "where"] },
  placesALevel: { shape: "rows", bilingual: true, columns: ["name", "where"] },
  historyYears: { shape: "rows", bilingual: true, columns: ["year", "heading", "text"] },
  firstStudents: { shape: "rows", bilingual: false, columns: ["name"] },
  firstAssignments: { shape: "rows", bilingual: true, columns: ["name", "assignment", "year"] },
  deceasedStudents: { shape: "rows", bilingual: false, columns: ["name", "parish"] },
  developerName: { shape: "line", bilingual: false },
  developerEmail: { shape: "line", bilingual: false, format: "email" },
  developerPhone: { shape: "line", bilingual: false, format: "phone" },
  developerAbout: { shape: "text", bilingual: true },
  credits: { shape: "rows", bilingual: true, columns: ["part", "name", "note"] },
  /** The bar on the home page shows the first that has not ended. */
  announcements: { shape: "announcements", bilingual: false },
} as const satisfies Record<string, SiteShape>;

interface SiteShape {
  readonly shape: "line" | "text" | "rows" | "announcements";
  readonly bilingual: boolean;
  readonly format?: "phone" | "email" | "url" | "amount" | "day";
  readonly columns?: readonly [SiteColumn, ...SiteColumn[]];
}

export type SiteColumn = "name" | "where" | "year" | "heading" | "text" | "assignment" | "parish" | "part" | "note";

export type SiteKey = keyof typeof siteCatalogue;
export const siteKeys = Object.keys(siteCatalogue) as [SiteKey, ...SiteKey[]];
/** Whether a name is a key of the catalogue: a database may hold keys of another release. */
export const isSiteKey = (name: string): name is SiteKey => Object.hasOwn(siteCatalogue, name);

const inBoth = (max: number) =>
  z.object({
    en: z
      .string()
      .check(z.trim(), z.minLength(1, "field_required"), z.maxLength(max, "text_too_long"), withoutNullCharacter),
    sw: z.nullable(z.string().check(z.trim(), z.maxLength(max, "text_too_long"), withoutNullCharacter)),
  });

/**
 * A sentence shown to every visitor up to and including the day `until` in the school's time zone, with an optional
 * link.
 */
export const announcement = z.object({
  text: inBoth(200),
  link: z.nullable(z.object({ to: z.enum(publicPaths, withCode("page_unknown")), words: inBoth(60) })),
  until: day,
});
export type Announcement = z.infer<typeof announcement>;

interface Shapes {
  line: string;
  text: string;
  rows: string[][];
  announcements: Announcement[];
}

type Shaped<K extends SiteKey> = Shapes[(typeof siteCatalogue)[K]["shape"]];

/** The value of a key as stored and sent: a bilingual one by language (Swahili may be null), any other bare. */
export type SiteValue<K extends SiteKey> = (typeof siteCatalogue)[K]["bilingual"] extends true
  ? { en: Shaped<K>; sw: Shaped<K> | null }
  : Shaped<K>;

/** The value of any key. `shapedValue` tells the shapes apart. */
export type AnySiteValue = { [K in SiteKey]: SiteValue<K> }[SiteKey];

/** Site values by key in one language; one that is not entered is absent. Announcements are answered apart. */
export type LocalizedSiteValues = { [K in Exclude<SiteKey, "announcements">]?: Shaped<K> };

export const siteQuery = z.object({ language: z.enum(languages) });

/**
 * Site values in one language (`facts`), the keys that are still samples, when each key changed, today's announcement.
 */
export const siteContent = z.object({
  facts: z.custom<LocalizedSiteValues>((value) => typeof value === "object" && value !== null),
  samples: z.array(z.enum(siteKeys)),
  changed: z.partialRecord(z.enum(siteKeys), isoDateTime),
  announcement: z.nullable(
    z.object({
      text: z.string(),
      link: z.nullable(z.object({ to: z.enum(publicPaths), words: z.string() })),
      until: day,
    }),
  ),
});
export type SiteContent = z.infer<typeof siteContent>;
