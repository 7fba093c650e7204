/** What belongs to an emoji: its style, the joiner before the next one, the letters of a flag, the key around a digit. */
const ofEmoji = [
  String.raw`\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?\u200d(?=\p{Extended_Pictographic})`,
  String.raw`\p{Extended_Pictographic}(?:\ufe0f|[\u{e0020}-\u{e007f}]+)`,
  String.raw`[\d#*]\ufe0f(?=\u20e3)`,
].join("|");

/**
 * Characters that nobody sees, by definition of Unicode: marks of direction and width, soft hyphens, fillers, variants;
 * and controls, but not NUL, which the checks refuse.
 */
const invisible = new RegExp(
  String.raw`(${ofEmoji})|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\s\0])\p{Cc}`,
  "gu",
);

/** Browsers send a form's line breaks as two characters each. */
const lineBreaks = /\r\n?|[\v\f\x85\u2028\u2029]/g;

const withoutInvisible = (text: string): string =>
  text.normalize("NFC").replace(invisible, (_, emoji?: string) => emoji ?? "");

/** An entry of one line as it was meant: composed, with plain spaces, without what nobody sees. */
export const plainLine = (text: string): string =>
  withoutInvisible(text)
    .replace(/[\s\u2800]+/g, " ")
    .trim();

/** The same for an entry of several lines, whose line breaks and no-break spaces stay. */
export const plainLines = (text: string): string => withoutInvisible(text.replace(lineBreaks, "\n")).trim();

const hyphens = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** A line in which any dash is a hyphen: for addresses, telephone numbers and amounts. */
export const hyphenated = (text: string): string => plainLine(text).replace(hyphens, "-");

/** A text without these characters at its start and at its end. */
export function withoutSigns(text: string, leading: string, trailing: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && leading.includes(text.charAt(start))) start += 1;
  while (end > start && trailing.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** The beginning of a text, at most of this length: it ends with no half of an emoji. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

const isDigit = /\p{Nd}/u;

/** The value of a digit of any script: each has its ten digits in a row. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** A line with numbers in ASCII digits: phones write those of other scripts too. */
export const plainDigits = (text: string): string =>
  hyphenated(text.normalize("NFKC")).replace(/\p{Nd}/gu, (digit) => digitValue(digit));
