import * as z from "zod/mini";
import { enteredNumber } from "./amounts.ts";
import {
  day,
  isoDateTime,
  largestInteger,
  line,
  lines,
  revisionId,
  storable,
  wholeNumber,
  withCode,
} from "./fields.ts";
import { phone } from "./phone-numbers.ts";
import { hyphenated } from "./plain-text.ts";
import type { ProcedureTable } from "./procedures.ts";
import { type AnySiteValue, siteKeys } from "./site.ts";
import { siteCatalogue } from "./site-catalogue.ts";
import { chosen, httpsAddress } from "./site-fields.ts";
import { bilingualText, type EditedText, editedText, isTextKey, type TextKey, type ValueKey } from "./site-texts.ts";
import { email } from "./users.ts";

const siteKey = z.enum(siteKeys, withCode("field_invalid"));
const anyTextKey = z
  .string()
  .check(z.maxLength(200, "text_unknown"), z.regex(/^text(\.\w+)+$/, "text_unknown")) as z.ZodMiniType<
  TextKey,
  TextKey
>;
export const valueKey = z.union([siteKey, anyTextKey]);
/** The version number that an edit is based on; 0 for a value that was never entered. */
export const seenVersion = wholeNumber(0, largestInteger, "version_invalid");

const text = (max: number, plain: typeof line) =>
  z
    .string(withCode("field_required"))
    .check(plain, z.minLength(1, "field_required"), z.maxLength(max, "text_too_long"), ...storable);

/** Half of a position as maps show it: `-6.79`, `6.79°S` or `6°47'24"S`. */
const positionPart =
  /^(-?)(\d{1,3}(?:\.\d{1,20})?)(?:°(?:([0-5]?\d(?:\.\d{1,20})?)')?(?:([0-5]?\d(?:\.\d{1,20})?)")?([NESW]?))?$/;

function degreesOf(part: string): number {
  const [, minus, whole, minutes = 0, seconds = 0, side = ""] = positionPart.exec(part) ?? [];
  const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return Math.round((minus || /[SW]/.test(side) ? -size : size) * 1e6) / 1e6;
}

/** Latitude and longitude of a text that a map copies, to about 10 cm; null outside Tanzania, as swapped ones are. */
function degrees(text: string): [number, number] | null {
  const marked = text
    .toUpperCase()
    .replace(/[\u2032\u2019]/g, "'")
    .replace(/[\u2033\u201d]/g, '"')
    .replace(/ ?([°'"]) ?/g, "$1");
  const [latitude = 0, longitude = 0, ...more] = marked
    .split(/[\s,;()]+/)
    .filter(Boolean)
    .map(degreesOf);
  const inTanzania = latitude > -12 && latitude < -0.9 && longitude > 29 && longitude < 41;
  return inTanzania && more.length === 0 ? [latitude, longitude] : null;
}

/** The position in a link of a map, as `…/@-6.79,38.98,17z`, `…?q=-6.79,38.98` or `geo:-6.79,38.98`. */
const linkedPosition = /(?:[@=:]|%3D)(-\d+\.\d+)(?:,|%2C)(?:\+|%20)?(\d+\.\d+)/;

/** Schema of a position, latitude first. It becomes `-6.79, 38.98`. */
const position = z.string(withCode("position_invalid")).check(
  z.overwrite((text) => linkedPosition.exec(hyphenated(text))?.slice(1).join(", ") ?? hyphenated(text)),
  z.refine((text) => degrees(text) !== null, "position_invalid"),
  z.overwrite((text) => degrees(text)?.join(", ") ?? text),
);

const formats = {
  phone,
  email,
  url: httpsAddress,
  /** Whole Tanzanian shillings. */
  amount: z.string(withCode("field_required")).check(
    z.overwrite((text) => String(enteredNumber(text))),
    z.regex(/^[1-9]\d{0,8}$/, "amount_invalid"),
  ),
  day,
  position,
} as const;

/** A text in both languages, of which one may be missing: English is then empty, Swahili null. */
const bilingualWords = (side: ReturnType<typeof text>) =>
  z
    .object({ en: z.union([z.literal(""), side]), sw: z.nullable(side) })
    .check(z.refine(({ en, sw }) => Boolean(en || sw), { error: "field_required", path: ["en"] }));

/** The schema of a value that may be saved. */
export function siteValueSchema(key: ValueKey): z.ZodMiniType<AnySiteValue | EditedText> {
  if (isTextKey(key)) return editedText;
  const entry = siteCatalogue[key];
  if (entry.shape === "records") return entry.saved as z.ZodMiniType<AnySiteValue>;
  if (entry.shape === "choices") return chosen(entry.options);
  if ("format" in entry) return formats[entry.format];
  const words = entry.shape === "line" ? text(200, line) : text(20_000, lines);
  return entry.bilingual ? bilingualWords(words) : words;
}

/** Translation of a bilingual value: complete, Swahili or English missing, or one language changed after the other. */
export const translationStates = ["complete", "missing", "englishMissing", "englishLater", "swahiliLater"] as const;
export type TranslationState = (typeof translationStates)[number];

/** Words of a list of which one language was changed after the other; `path` leads to them: `2.what`. */
export const outdatedWords = z.object({ path: z.string(), state: z.enum(["englishLater", "swahiliLater"]) });
export type OutdatedWords = z.infer<typeof outdatedWords>;

/** Admin view of a site value; `value` is null where nothing is entered. A page text has its current words. */
export const managedSiteValue = z.object({
  key: valueKey,
  value: z.unknown(),
  sample: z.boolean(),
  /** Whether some of it waits, and visitors see the former number to pay to. */
  waits: z.boolean(),
  version: z.int(),
  changedAt: z.nullable(isoDateTime),
  /** Null for a value that is the same in both languages, or is not entered. A list has the state of its first outdated words. */
  translation: z.nullable(z.enum(translationStates)),
  outdated: z.array(outdatedWords),
  englishChangedAt: z.nullable(isoDateTime),
  swahiliChangedAt: z.nullable(isoDateTime),
  versions: z.int(),
  /** The defaults of a page text, and the earlier defaults that an update has changed since the edit. */
  defaults: z.nullable(bilingualText),
  earlierDefaults: z.nullable(z.object({ en: z.nullable(z.string()), sw: z.nullable(z.string()) })),
});
export type ManagedSiteValue = z.infer<typeof managedSiteValue>;

export const managedSiteValues = z.object({ entries: z.array(managedSiteValue) });

export const siteSave = z.object({ key: valueKey, value: z.unknown(), version: seenVersion });
export type SiteSave = z.infer<typeof siteSave>;

export const siteKeyReference = z.object({ key: valueKey });
export const siteKeyVersion = z.object({ key: valueKey, version: seenVersion });
export const siteReturn = z.object({ key: valueKey, revision: revisionId, version: seenVersion });
export type SiteReturn = z.infer<typeof siteReturn>;

/** Earlier version of a site value; `id` is that of the revision that replaced it. */
export const earlierSiteValue = z.object({
  id: revisionId,
  value: z.unknown(),
  replacedAt: isoDateTime,
  replacedBy: z.nullable(z.string()),
});
export type EarlierSiteValue = z.infer<typeof earlierSiteValue>;

export const earlierSiteValues = z.object({ versions: z.array(earlierSiteValue) });

/** How many site values (`texts`), texts of the pages and entries (`pictures`) are still samples. */
export const sampleCount = z.object({ texts: z.int(), pageTexts: z.int(), pictures: z.int() });

/** How many samples were removed, and the ids of the bin entries that they became. */
export const removedSamples = z.extend(sampleCount, { entries: z.array(revisionId) });

export const siteEditingProcedures = {
  entries: { kind: "query", access: "admin", cost: "query", output: managedSiteValues },
  save: { kind: "mutation", access: "admin", cost: "query", input: siteSave, output: managedSiteValue },
  confirmTranslation: {
    kind: "mutation",
    access: "admin",
    cost: "query",
    input: siteKeyVersion,
    output: managedSiteValue,
  },
  confirmSample: { kind: "mutation", access: "admin", cost: "query", input: siteKeyVersion, output: managedSiteValue },
  removeText: { kind: "mutation", access: "admin", cost: "query", input: siteKeyVersion, output: managedSiteValue },
  versions: { kind: "query", access: "admin", cost: "query", input: siteKeyReference, output: earlierSiteValues },
  returnTo: { kind: "mutation", access: "admin", cost: "query", input: siteReturn, output: managedSiteValue },
} as const satisfies ProcedureTable;

export const sampleProcedures = {
  countSamples: { kind: "query", access: "admin", cost: "query", output: sampleCount },
  removeSamples: { kind: "mutation", access: "admin", cost: "query", output: removedSamples },
} as const satisfies ProcedureTable;
