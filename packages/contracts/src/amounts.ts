import { plainDigits } from "./plain-text.ts";

const currency = /^(?:t\.?shs?|tzs|shs?)[.:]* ?| ?(?:tshs?|tzs|shs?|shilingi|shillings)\.?$/gi;

/**
 * The number of a text as people write it: `15000`, `15,000`, `15 000`, `1.850.000`, `Tsh 120,000/=`, `15,000.00`. Other
 * texts stay as they are.
 */
export function enteredNumber(entered: unknown): unknown {
  if (typeof entered !== "string") return entered;
  const text = plainDigits(entered)
    .replace(currency, "")
    .replace(/ ?(?:\/[=-]|=|\.-)$/, "")
    .replace(currency, "")
    .replace(/(\d{3})\.00$/, "$1");
  const plain = /^\d{1,3}(?:([ ,.'\u2019])\d{3})(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, "") : text;
  return /^\d{1,15}$/.test(plain) ? Number(plain) : entered;
}
