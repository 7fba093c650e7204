import * as z from "zod/mini";
import { withCode } from "./fields.ts";
import { plainDigits } from "./plain-text.ts";

/** Characters of the longest text that is looked at. */
const longest = 200;

const services =
  "whatsapp|airtel(?: ?money)?|tigo(?: ?pesa)?|mixx(?: by yas)?|yas|voda|vodacom|halo(?:tel|pesa)|ttcl|m-?pesa";
const names = [
  "tel|telephone|sms|call|callto|phone|mobile|mob|cell|ph|hp|fax|number|no|only",
  "simu|namba|nambari|na|piga|mawasiliano|ofisi|ya|kwa|tu",
  services,
].join("|");
/** What stands before a number: `Simu:`, `Tel. No.`, `Call/SMS`, `WhatsApp`, `tel:`, a picture of a telephone. */
const label = new RegExp(String.raw`^(?=.*\d)(?:(?:(?:${names})\b[\s:./]*)+|[\p{L}\s-]{1,30}[:.][\s:.]*\/{0,2})`, "iu");
const signs = /^[^\p{L}\d+(]+(?=[\d+(])/u;
const service = new RegExp(String.raw`(\d) ?[-/(]? ?(?:(?:${services}|simu)(?: (?:only|tu))?|only|tu)\)?$`, "i");
const messenger = /^(?:https?:\/\/)?(?:wa\.me|(?:api|web)\.whatsapp\.com|whatsapp:)\//i;
const messaged = /(?:wa\.me\/|[?&]phone=)\+?(\d+)/i;

/** The number in an address that opens a chat; any other text as it is. */
function chatNumber(text: string): string {
  const number = messenger.test(text) ? messaged.exec(text)?.[1] : undefined;
  return number ? `+${number}` : text;
}

/** A number as people read it, from one as it was typed or pasted: without `tel:`, `(0)` and invisible characters. */
export const plainPhone = (text: string): string =>
  chatNumber(plainDigits(text.slice(0, longest)).replace(/%2B/gi, "+"))
    .replace(/^((?:tel|sms|callto):[^?;]*)[?;].*$/i, "$1")
    .replace(signs, "")
    .replace(label, "")
    .replace(label, "")
    .replace(/^[+\s]*\+/, "+")
    .replace(service, "$1")
    // A spreadsheet made a decimal of it.
    .replace(/^(\+?\d{9,15})\.0$/, "$1")
    .replace(/(\d)\s?[·\u2022_*:~'\u2019]\s?(?=\d)/g, "$1 ")
    .replace(/(\d)[\s).-]*\(0\)\s*/, "$1 ")
    .replace(/^\(0\)\s*/, "0")
    .replace(/(\d)[^\p{L}\d]+$/u, "$1");

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Whether a text has two numbers: `0712 345 678 / 0754 …`, and also `022 2150001/2`. */
function hasSeveral(text: string): boolean {
  const [first = "", ...others] = text.split(/[/,;&|]|\s(?:au|ama|na|or|and)\s/i);
  return (
    (digitsOf(first).length >= 7 && others.some((other) => /\d/.test(other))) ||
    /\d{7}\D+\d{7}/.test(text) ||
    /\d{7} ?- ?\d{1,2}$/.test(text) ||
    /\+.*\+/.test(text) ||
    /^\(?\+?(?:[\s().-]*\d){16}[\d\s().-]*$/.test(text)
  );
}

/** 7 to 15 digits (E.164) with spaces or signs between them. */
const pattern = /^\(?\+?(?:[\s().,/-]*\d){7,15}[\s().-]*$/;

/** Numbers of Tanzania as they are written there and elsewhere, and all others with a country code or without any. */
const lengths = /^(?:0[2-9]\d{8}|(?:00)?2550?[2-9]\d{8}|(?!0(?!0[1-9])|(?:00)?255)\d+)$/;

/** Days and years are no number: `2026/2027`, `31/12/2026`, `2026-12-31`, `11.1.2027 - 4.6.2027`. */
function isCalendar(text: string): boolean {
  const groups = text.startsWith("+") ? [] : (text.match(/\d+/g) ?? []);
  const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group);
  return groups.length > 1 && groups.some(isYear) && groups.every((group) => isYear(group) || /^[0-3]?\d$/.test(group));
}

const isPossible = (text: string): boolean => pattern.test(text) && lengths.test(digitsOf(text)) && !isCalendar(text);

const isPhone = (text: string): boolean => isPossible(text) && !hasSeveral(text);

/** A telephone number: digits with spaces or signs between them, perhaps with a country code. */
export const phone = z.string(withCode("phone_required")).check(
  z.overwrite(plainPhone),
  z.minLength(1, "phone_required"),
  z.refine((text) => !hasSeveral(text), "phone_several"),
  z.refine(isPossible, "phone_invalid"),
);

/** The same, which may be left out or empty. */
export const optionalPhone = z.union([z.string().check(z.overwrite(plainPhone), z.maxLength(0)), phone]);

/**
 * What a telephone dials: `+255700000001`, also for `0700 000 001`, `255 700 …`, `00255 …` and `700 000 001`, which are
 * Tanzanian; the digits alone where the country is not known. Null for a text that is no number.
 */
export function dialled(number: string): string | null {
  const text = plainPhone(number);
  if (!isPhone(text)) return null;
  const digits = digitsOf(text);
  const code = /^[(\s]*\+[(\s]*[1-9]/.test(text) || /^00[1-9]/.test(digits) || /^2550?\d{9}$/.test(digits);
  if (code) return `+${digits.replace(/^00/, "").replace(/^2550(?=\d{9}$)/, "255")}`;
  if (/^0?[2-9]\d{8}$/.test(digits)) return `+255${digits.slice(-9)}`;
  return digits;
}

/** Whether the country of a number is known: WhatsApp needs it. */
export const isInternational = (number: string): boolean => dialled(number)?.startsWith("+") ?? false;
