import { listMark } from "@visiga/contracts/formatted-text";
import { linkAddress } from "@visiga/contracts/text-addresses";
import { type LinePart, partsOf, writeParts } from "./line-parts.ts";

/** Ways to format a text. `paragraph` makes paragraphs of the items of a list again. */
export const textFormats = ["bold", "list", "link", "paragraph"] as const;
export type TextFormat = (typeof textFormats)[number];

interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly selected: readonly [from: number, to: number];
}

/**
 * The change that formats the selection or, without one, the word at the caret; null where there is no word. Bold and
 * links stay within a line, lists and paragraphs are whole lines. Pages understand the marks beside any character.
 */
export function formatted(format: TextFormat, text: string, from: number, to: number): Replacement | null {
  if (format === "bold") return bold(text, ...chosen(text, from, to));
  if (format === "link") return link(text, ...chosen(text, from, to));
  const { start, end } = linesAround(text, from, to);
  const lines = text.slice(start, end).split("\n").map(withoutMark);
  const blank = lines.every((line) => line === "");
  // A bullet marks an item before any words; a dash before a number may be a minus.
  const marked = format === "list" ? lines.map((line) => (line || blank ? `• ${line}` : "")) : lines;
  const changed = marked.join("\n");
  return { from: start, to: end, text: changed, selected: [start + changed.length, start + changed.length] };
}

const withoutMark = (line: string): string => line.trim().slice(listMark(line.trim()).length);

function linesAround(text: string, from: number, to: number) {
  const next = text.indexOf("\n", Math.max(to, from));
  return { start: text.lastIndexOf("\n", from - 1) + 1, end: next === -1 ? text.length : next };
}

/** The selection, or the word at the caret. */
function chosen(text: string, from: number, to: number): [from: number, to: number] {
  if (to > from) return [from, to];
  const before = /[\p{L}\p{N}'’-]*$/u.exec(text.slice(linesAround(text, from, to).start, from))?.[0] ?? "";
  const after = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(to))?.[0] ?? "";
  return [from - before.length, to + after.length];
}

/** Words that are all bold are no longer. */
function bold(text: string, from: number, to: number): Replacement | null {
  const { start, end } = linesAround(text, from, to);
  let at = start;
  const lines = text
    .slice(start, end)
    .split("\n")
    .map((source) => {
      const line = { source, ...partsOf(source, from - at, to - at) };
      at += source.length + 1;
      return line;
    });
  const words = lines.flatMap(({ parts }) => parts.filter(isChosen));
  if (words.length === 0) return null;
  const strong = words.some((part) => !part.strong);
  let written = "";
  let caret = start;
  for (const { source, mark, parts } of lines) {
    const line = writeParts(parts.map((part) => (part.selected ? { ...part, strong } : part)));
    const untouched = !parts.some(isChosen);
    if (!untouched) caret = start + written.length + mark.length + line.end;
    written += `${untouched ? source : mark + line.text}\n`;
  }
  return { from: start, to: end, text: written.slice(0, -1), selected: [caret, caret] };
}

const isChosen = ({ selected, words }: LinePart): boolean => selected && words.trim() !== "";

/** The chosen words of the first line become one link. Its address is selected unless the words are the address. */
function link(text: string, from: number, to: number): Replacement | null {
  const { start, end } = linesAround(text, from, from);
  const { mark, parts } = partsOf(text.slice(start, end), from - start, to - start);
  const linked = parts.filter(({ selected }) => selected);
  const words = linked.map((part) => part.words).join("");
  if (words.trim() === "") return null;
  const known = linkAddress(words);
  const address = known ?? linked.find((part) => part.address !== null)?.address ?? "https://";
  const source = `[${words.replaceAll("[", "(").replaceAll("]", ")")}](${address})`;
  const first = parts.findIndex(({ selected }) => selected);
  const whole = { source, words, address, selected: true, strong: linked.every(({ strong }) => strong) };
  const line = writeParts([...parts.slice(0, first), whole, ...parts.slice(first + linked.length)]);
  const after = start + mark.length + line.end;
  const closed = start + mark.length + line.text.indexOf(source) + source.length - 1;
  const selected = known === null ? ([closed - address.length, closed] as const) : ([after, after] as const);
  return { from: start, to: end, text: mark + line.text, selected };
}
