import { plainDigits } from "./plain-text.ts";

const shillings = "(?:shilingi|shillings|t[. ]?shs?|tzs|shs?)";
const currency = new RegExp(String.raw`^${shillings}[.:]* ?| ?${shillings}\.?$`, "gi");

/** Digits alone or in groups, and zeros behind another sign than that between the groups. */
const number =
  /^(?:(?<alone>\d{3,})(?:[.,]00?)?|(?<grouped>\d{1,3}([ ,.'\u2019\u066c])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,]00?)?)$/;

/**
 * The number of a text as people write it: `15000`, `15,000`, `15 000`, `1.850.000,00`, `Tsh 120,000/= only`. Other texts
 * stay as they are.
 */
export function enteredNumber(entered: unknown): unknown {
  if (typeof entered !== "string") return entered;
  const text = plainDigits(entered)
    .replace(/[.;]$/, "")
    .replace(/ ?(?:only|tu)$/i, "")
    .replace(currency, "")
    .replace(/ ?(?:\/[=-]?|=\/?|[.,]?-)$/, "")
    .replace(currency, "");
  const { alone, grouped } = number.exec(text)?.groups ?? {};
  const plain = alone ?? grouped?.replace(/\D/g, "") ?? text;
  return /^\d{1,15}$/.test(plain) ? Number(plain) : entered;
}
