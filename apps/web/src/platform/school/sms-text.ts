/** The longest SMS that is sent as one. */
export const smsLength = 160;

/** The alphabet of SMS, GSM 03.38. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Its characters that take the place of two. */
const extended = new Set("^{}\\[~]|€");

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′`´ʼ]/g, "'"],
  [/[“”„«»″]/g, '"'],
  [/[‐‑‒–—―−•·]/g, "-"],
  [/…/g, "..."],
  [/×/g, "x"],
  [/\s+/g, " "],
];

/** How many of the 160 characters of an SMS a text of the GSM alphabet takes. */
export const smsCount = (text: string): number =>
  [...text].reduce((sum, character) => sum + (extended.has(character) ? 2 : 1), 0);

/**
 * A text as one SMS with an ASCII address at its end. Characters that the GSM alphabet does not have are replaced by
 * similar ones or left out, and a long text ends after a whole word.
 */
export function smsText(text: string, address: string): string {
  const said = inAlphabet(text).replace(/ +/g, " ").trim();
  const room = smsLength - smsCount(` ${address}`);
  const fitted = smsCount(said) <= room ? said : shortened(said, room);
  return fitted ? `${fitted} ${address}` : address;
}

function inAlphabet(text: string): string {
  const replaced = replacements.reduce((said, [from, to]) => said.replace(from, () => to), text.normalize("NFC"));
  return [...replaced].map((character) => (inGsm(character) ? character : plainLetters(character))).join("");
}

const inGsm = (character: string): boolean => basic.has(character) || extended.has(character);

/** The letter without its accent, the letters of a ligature; empty for a character without any of the alphabet. */
const plainLetters = (character: string): string => [...character.normalize("NFKD")].filter(inGsm).join("");

function shortened(text: string, room: number): string {
  const ending = "...";
  const letters = [...text.slice(0, smsLength)];
  while (letters.length > 0 && smsCount(letters.join("")) > room - ending.length) letters.pop();
  const part = letters.join("");
  const words = text[part.length] === " " ? part : part.slice(0, Math.max(0, part.lastIndexOf(" ")));
  const kept = words.replace(/[\s.,:;!?(-]+$/, "") || part;
  return kept ? kept + ending : "";
}
