import type { IssueCode } from "@visiga/contracts/errors";
import { type FieldIssue, fieldIssues } from "@visiga/contracts/schema-issues";
import { phoneChannelKeys, type SiteKey, type SiteValue } from "@visiga/contracts/site";
import { siteValueSchema } from "@visiga/contracts/site-editing";
import { takesChannels } from "@visiga/contracts/site-fields";
import {
  type EditedText,
  editedText,
  isTextKey,
  type StoredText,
  type TextKey,
  type ValueKey,
  valueDefinition,
} from "@visiga/contracts/site-texts";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import { defaultsOf, hasAllPlaceholders } from "./page-texts.ts";
import type { SiteValueEntity, StoredSiteValue } from "./site-value.entity.ts";

/** The value to store; null for none, or for the default of a text. @throws AppError with paths below `value` */
export function readValue(key: ValueKey, input: unknown): StoredSiteValue | null {
  if (input === null || isNoRecord(key, input)) return null;
  if (isTextKey(key)) return readText(key, input);
  const read = siteValueSchema(key).safeParse(input);
  if (!read.success) throw refused(fieldIssues(read.error));
  return read.data as SiteValue<typeof key>;
}

const isNoRecord = (key: ValueKey, input: unknown): boolean =>
  valueDefinition(key).shape === "records" && Array.isArray(input) && input.length === 0;

function readText(key: TextKey, input: unknown): StoredText | null {
  const defaults = defaultsOf(key);
  if (!defaults) throw new AppError("validation_failed", { issues: [{ path: "key", code: "text_unknown" }] });
  const read = editedText.safeParse(input);
  if (!read.success) throw refused(fieldIssues(read.error));
  const { en, sw } = read.data;
  const lost = lostPlaceholders(key, read.data);
  if (lost.length > 0) throw refused(lost);
  const text = { en: en === null ? defaults.en : oneLine(en), sw: sw === null ? defaults.sw : oneLine(sw), defaults };
  return text.en === defaults.en && text.sw === defaults.sw ? null : text;
}

const lostPlaceholders = (key: TextKey, text: EditedText): FieldIssue[] =>
  (["en", "sw"] as const)
    .filter((side) => text[side] !== null && !hasAllPlaceholders(key, side, text[side]))
    .map((path) => ({ path, code: "placeholder_lost" satisfies IssueCode }));

/** Pages show a text as one paragraph. Non-breaking spaces are kept. */
const oneLine = (text: string) => text.replace(/[ \t\r\n]+/g, " ");

const refused = (issues: readonly FieldIssue[]): AppError =>
  new AppError("validation_failed", {
    issues: issues.map(({ path, code }) => ({ path: path ? `value.${path}` : "value", code })),
  });

const pairs = Object.entries(phoneChannelKeys) as [SiteKey, SiteKey][];
const pairOf = (key: ValueKey) => pairs.find((pair) => pair.some((each) => each === key)) ?? [];

export const pairedKeys = (key: ValueKey): SiteKey[] => pairOf(key).filter((each) => each !== key);

/** @throws AppError `validation_failed` if a number that takes WhatsApp has no country code */
export function checkChannels(key: ValueKey, value: StoredSiteValue | null, paired: readonly SiteValueEntity[]): void {
  const values = new Map(paired.map((row) => [row.key, row.value])).set(key, value);
  const [number, channels] = pairOf(key).map((each) => values.get(each));
  if (typeof number !== "string" || !Array.isArray(channels)) return;
  if (!takesChannels(number, channels as never)) throw invalidField("value", "phone_country_code");
}
