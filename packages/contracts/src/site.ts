import * as z from "zod/mini";
import { instant } from "./fields.ts";
import { languages } from "./languages.ts";

/**
 * The content that the seminary owns and edits: each key's shape.
 * `line` and `text` are strings (a text may have several lines or paragraphs), `rows` a table without a head.
 * `bilingual` values have an English and a Swahili side, the others one value for both.
 */
export const siteCatalogue = {
  phoneOffice: { shape: "line", bilingual: false },
  phoneAdmission: { shape: "line", bilingual: false },
  emailAdmission: { shape: "line", bilingual: false },
  emailProjects: { shape: "line", bilingual: false },
  postalAddress: { shape: "text", bilingual: true },
  physicalAddress: { shape: "text", bilingual: true },
  tiktok: { shape: "line", bilingual: false },
  youtube: { shape: "line", bilingual: false },
  instagram: { shape: "line", bilingual: false },
  motto: { shape: "line", bilingual: true },
  rectorName: { shape: "line", bilingual: false },
  rectorMessage: { shape: "text", bilingual: true },
  /** Price of the form in Tanzanian shillings, digits only. */
  admissionPrice: { shape: "line", bilingual: false },
  /** ISO day. */
  admissionDueDate: { shape: "line", bilingual: false },
  /** One place a row: name, where it is. */
  placesOLevel: { shape: "rows", bilingual: true },
  placesALevel: { shape: "rows", bilingual: true },
  /** Year or word, heading, text. */
  historyYears: { shape: "rows", bilingual: true },
  /** Name. */
  firstStudents: { shape: "rows", bilingual: false },
  /** Name, assignment, year. */
  firstAssignments: { shape: "rows", bilingual: true },
  /** Name, parish. */
  deceasedStudents: { shape: "rows", bilingual: false },
  developerName: { shape: "line", bilingual: false },
  developerEmail: { shape: "line", bilingual: false },
  developerPhone: { shape: "line", bilingual: false },
  developerAbout: { shape: "text", bilingual: true },
  /** Part, name, note. */
  credits: { shape: "rows", bilingual: true },
} as const satisfies Record<string, { shape: "line" | "text" | "rows"; bilingual: boolean }>;

export type SiteKey = keyof typeof siteCatalogue;
export const siteKeys = Object.keys(siteCatalogue) as [SiteKey, ...SiteKey[]];

export const siteRows = z.array(z.array(z.string()));

type Shaped<K extends SiteKey> = (typeof siteCatalogue)[K]["shape"] extends "rows" ? string[][] : string;

/** One value as stored: bilingual ones by language (Swahili may still be missing), the others bare. */
export type SiteValue<K extends SiteKey> = (typeof siteCatalogue)[K]["bilingual"] extends true
  ? { en: Shaped<K>; sw: Shaped<K> | null }
  : Shaped<K>;

/** What a page reads, in the reader's language; a fact that was never entered is absent. */
export type SiteFacts = { [K in SiteKey]?: Shaped<K> };

export const siteQuery = z.object({ language: z.enum(languages) });

/** Facts in one language, the keys still marked as samples, and when the content last changed. */
export const siteContent = z.object({
  facts: z.custom<SiteFacts>((value) => typeof value === "object" && value !== null),
  samples: z.array(z.enum(siteKeys)),
  changedAt: z.nullable(instant),
});
export type SiteContent = z.infer<typeof siteContent>;
