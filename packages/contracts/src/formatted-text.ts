import type { TextLine, TextSpan } from "./entries.ts";
import { bareAddress, linkAddress } from "./text-addresses.ts";
import { styledSpans } from "./text-styles.ts";

/** A text as visitors read it: its words without marks but those of lists, and the same as paragraphs and items of lists. */
export interface FormattedText {
  readonly plain: string;
  readonly lines: readonly TextLine[];
}

/** A text with more links and bold than this is shown as it is typed. */
export const maxMarks = 300;

/** The trimmed lines of a text that are not blank. Splitting at `\s*\n\s*` would take quadratic time. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Lists, links, bold and the other styles of a text, in linear time. Null for a text that is shown as it is typed. */
export function formattedText(text: string): FormattedText | null {
  const typed = linesOf(text);
  const lines = typed.map(formattedLine);
  const plain = lines.map(plainLine).join("\n");
  const marks = lines.flatMap(({ spans }) => spans.filter(isMarked)).length;
  const isPlain = marks === 0 && !lines.some(({ item }) => item) && plain === typed.join("\n");
  return marks > maxMarks || isPlain ? null : { plain, lines };
}

/** With a point before an item, so that the items of a summary do not read as one sentence. */
const plainLine = ({ item, spans }: TextLine): string =>
  `${item ? "• " : ""}${spans.map((span) => span.text).join("")}`;

const isMarked = ({ strong, slanted, struck, to }: TextSpan): boolean =>
  strong || slanted === true || struck === true || to !== null;

/** A line without the marks of bold and the other styles, for what is shown in one style. One with a link stays. */
export function unmarked(line: string): string {
  const pieces = textPieces(line);
  if (pieces.some(({ address }) => address !== null)) return line;
  return styledSpans(pieces)
    .map(({ text }) => text)
    .join("");
}

function formattedLine(line: string): TextLine {
  const mark = listMark(line);
  const pieces = textPieces(line.slice(mark.length)).map(({ text, strong, to }): TextSpan => ({ text, strong, to }));
  return { item: mark !== "", spans: styledSpans(pieces) };
}

/** Start of an item, also with Word's bullets. A dash before a temperature, a percentage or a lone number is a minus. */
const listStart =
  /^(?:[\u00b7\u2022\u2023\u25a0\u25aa\u25cb\u25cf\u25e6\uf0a7\uf0b7]\ufe0f?\s*|\*\s+|-\s+(?!\*{0,2}\d+(?:[.,]\d+)*\*{0,2}\s*\*{0,2}(?:[°º\u2103\u2109%\u2030]|[CF]\b|nyuzi|digrii|degree|$)))(?=\S)(?=[-*\s]*[^-*\s])/iu;

/** The mark with which a trimmed line is an item of a list, with its spaces; empty for any other line. */
export const listMark = (line: string): string => listStart.exec(line)?.[0] ?? "";

/** Words of a line in one style, at `start` to `end` of the line together with the marks of their link. */
export interface TextPiece extends TextSpan {
  readonly start: number;
  readonly end: number;
  /** The address as it is typed behind the words of a link. */
  readonly address: string | null;
}

/** A part of a line: words at `from` to `to`, at `start` to `end` together with the marks of their link. */
interface Stretch {
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly end: number;
  readonly link: string | null;
  readonly address: string | null;
}

const linked = new RegExp(String.raw`\[([^[\]]*)\]\(((?:[^()[\]]|\([^()[\]]*\))*)\)|${bareAddress}`, "giu");

const stars = /\*+/g;

/** Does what `matchAll` does without copying the expression each time, which doubles the time for many short lines. */
function matches(expression: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match; match = expression.exec(text)) found.push(match);
  return found;
}

/** The words of a line without its marks, cut where their style changes. */
export function textPieces(line: string): TextPiece[] {
  const parts = stretches(line);
  const marks = boldMarks(line, parts);
  const pieces: TextPiece[] = [];
  let open = 0;
  for (const part of parts) {
    let at = part.from;
    for (let mark = marks.at(-1); mark && mark.at < part.to; mark = marks.at(-1)) {
      marks.pop();
      if (mark.at > at) pieces.push(piece(line, part, at, mark.at, open > 0));
      at = mark.at + mark.length;
      open += mark.opens ? 1 : -1;
    }
    if (part.to > at) pieces.push(piece(line, part, at, part.to, open > 0));
  }
  return pieces;
}

function piece(line: string, { start, end, link, address }: Stretch, from: number, to: number, strong: boolean) {
  const whole = address === null ? { start: from, end: to } : { start, end };
  return { text: line.slice(from, to), strong, to: link, address, ...whole };
}

/** The parts of a line with and without a link. */
function stretches(line: string): Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  for (const match of matches(linked, line)) {
    const [all, words, address, ...characters] = match;
    const before = characters.join("");
    const whole = all.slice(before.length);
    const start = match.index + before.length;
    const link = linkAddress(address ?? whole);
    if (link === null && !(words?.trim() && isTriedAddress(address ?? ""))) continue;
    if (start > at) found.push(plain(at, start));
    at = start + whole.length;
    if (address === undefined) found.push({ ...plain(start, at), link });
    else {
      const from = words?.trim() ? start + 1 : at - 1 - address.length;
      const to = words?.trim() ? start + 1 + words.length : at - 1;
      found.push({ start, from, to, end: at, link, address });
    }
  }
  if (line.length > at) found.push(plain(at, line.length));
  return found;
}

const plain = (from: number, to: number): Stretch => ({ start: from, from, to, end: to, link: null, address: null });

/** Anything else behind words in brackets is a remark in parentheses. */
const isTriedAddress = (text: string): boolean => !/\s/.test(text) || /\/\/|www\.|@/i.test(text);

interface BoldMark {
  readonly at: number;
  readonly length: 1 | 2;
  readonly opens: boolean;
}

/** The marks that have their other, the last one first: `**` beside any character, and WhatsApp's `*` around words. */
function boldMarks(line: string, parts: readonly Stretch[]): BoldMark[] {
  const marks: BoldMark[] = [];
  let double: number | null = null;
  let single: number | null = null;
  for (const { from, to } of parts)
    for (const { index, 0: run } of matches(stars, line.slice(from, to))) {
      const at = from + index;
      const after = at + run.length;
      if (run.length === 1) {
        const [before = " ", next = " "] = [line[at - 1], line[after]];
        if (single !== null && /\S/.test(before) && !isWord(next)) {
          marks.push({ at: single, length: 1, opens: true }, { at, length: 1, opens: false });
          single = null;
        } else if (/\S/.test(next) && !isWord(before)) single = at;
        continue;
      }
      const closes: boolean = double !== null && /[^\s*]/.test(line.slice(double, at));
      if (double !== null && closes)
        marks.push({ at: double, length: 2, opens: true }, { at, length: 2, opens: false });
      double = after - at >= (closes ? 4 : 2) ? after - 2 : null;
    }
  return marks.sort((one, other) => other.at - one.at);
}

const isWord = (character: string): boolean => /[\p{L}\p{N}*]/u.test(character);

/** The first address behind the words of a link that nobody can open. */
export const brokenAddress = (text: string): string | undefined =>
  linesOf(text)
    .flatMap((line) => textPieces(line))
    .find(({ address, to }) => address !== null && to === null)?.address ?? undefined;
