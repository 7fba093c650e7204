/** Signs that stand for an apostrophe: `ng'ombe`, `ng’ombe`, `ngʼombe`. */
const apostrophes =
  /['`\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]/g;

/** Accents and vowel signs, and what nobody sees. */
const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark stands for itself
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]|[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u00ad\u061c\u0640\u180e]|[\u180b-\u180d]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/gu;

/** Whatever is no letter and no digit, in the writings that are used here. Ranges, so that PostgreSQL has the same. */
const separators =
  /[\0-/:-@[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb\u00bf\u00d7\u00f7\u02c2-\u02df\u02e5-\u02ff\u0375\u037e\u0384\u0385\u0387\u03f6\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0606-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u06fd\u06fe\u0700-\u070d\u0964\u0965\u1360-\u1368\u2000-\u206f\u20a0-\u20cf\u2100-\u2bff\u2e00-\u2e7f\u3000-\u303f\ue000-\uf8ff\ufd3e\ufd3f\ufe10-\ufe6f\ufffc\ufffd\u{1f000}-\u{1faff}]/gu;

/** Letters that no Unicode form takes apart. */
const letters: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
};

/** A text as it is compared: small letters without accents and apostrophes, a space for any other sign. */
export const comparable = (text: string): string =>
  text
    .replace(apostrophes, "")
    .normalize("NFKD")
    .replace(marks, "")
    .replace(/\p{Lu}/gu, (letter) => letter.toLowerCase())
    .replace(/[æ\u0153ßþø\u0111ð\u0142\u0131]/g, (letter) => letters[letter] ?? letter)
    .replace(separators, " ");

export const comparableWords = (text: string): string[] => comparable(text).split(" ").filter(Boolean);

export const isNumber = (word = ""): boolean => /^[0-9]+$/.test(word);

export const isLetter = (word = ""): boolean => /^[^0-9]$/u.test(word);

/** Words with a space between letters and digits: `form 4` for `form4`. Codes with more changes of them stay whole. */
export const splitWords = (text: string): string[] =>
  comparableWords(text)
    .join(" ")
    .replace(/(^| )([^0-9 ]+)([0-9]+)(?=[^0-9 ]*(?: |$))/g, "$1$2 $3")
    .replace(/(^| )([0-9]+)([^0-9 ]+)(?= |$)/g, "$1$2 $3")
    .split(" ")
    .filter(Boolean);

/** What stands before the number within Tanzania: the country code, and the zero that some write behind it, or a zero. */
const prefix = /^(?:(?:00)?255(?=[0-9]{9})0?|0(?=[2-9][0-9]{5}))/;

/** Digits of the longest telephone number. */
const longestNumber = 15;

/** The number or the single letters that begin at a word, `712345678` in `0712 345 678`: whole, and without its prefix. */
export function joinedAt(words: readonly string[], at: number): string[] {
  const alike = isNumber(words[at]) ? isNumber : isLetter;
  const next = words.slice(at, at + 8);
  const end = next.findIndex((word) => !alike(word));
  const whole = [...next.slice(0, end < 0 ? next.length : end).join("")].slice(0, longestNumber).join("");
  return [...new Set([whole, whole.replace(prefix, "")])].filter((joined) => joined !== words[at] && joined !== "");
}

/**
 * A text as it is searched: its words, then what is written in groups: `15000` for `15,000`, `712345678` for
 * `+255 712 345 678`, `slp` for `S.L.P.`. The SQL function `search_form` is the same; a test compares them.
 */
export function searchForm(text: string): string {
  const words = splitWords(text);
  return [...words, ...words.flatMap((_, at) => joinedAt(words, at))].join(" ");
}
