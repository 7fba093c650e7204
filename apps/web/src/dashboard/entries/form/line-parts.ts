import { listMark, type TextPiece, textPieces } from "@visiga/contracts/formatted-text";

/** Words of a line in one style, or a link with its marks, without the marks of bold. */
export interface LinePart {
  readonly source: string;
  readonly words: string;
  readonly strong: boolean;
  /** The address of a link whose marks are part of the source. */
  readonly address: string | null;
  readonly selected: boolean;
}

/** The parts of a line, cut where the selection begins and ends, and what stands before its words. */
export function partsOf(line: string, from: number, to: number): { mark: string; parts: LinePart[] } {
  const indent = line.length - line.trimStart().length;
  const mark = line.slice(0, indent) + listMark(line.slice(indent));
  const first = mark.length;
  const parts = linksWhole(textPieces(line.slice(first))).flatMap(({ start, end, text, strong, to: link, address }) => {
    const style = { strong, address };
    if (address !== null || link !== null) {
      const source = address === null ? text : `[${text}](${address})`;
      return [{ ...style, source, words: text, selected: start + first < to && end + first > from }];
    }
    // A pair of asterisks that is no mark would be one beside another.
    const part = (begin: number, stop: number, selected: boolean) => {
      const words = text.slice(Math.max(0, begin - start), Math.max(0, stop - start)).replace(/\*{2,}/g, "");
      return words ? [{ ...style, source: words, words, selected }] : [];
    };
    const [begin, stop] = [from - first, to - first].map((at) => Math.min(Math.max(at, start), end)) as [
      number,
      number,
    ];
    return [...part(start, begin, false), ...part(begin, stop, true), ...part(stop, end, false)];
  });
  return { mark, parts: trimmed(parts) };
}

/** Pieces of one link as one, bold if all its words are. */
function linksWhole(pieces: readonly TextPiece[]): TextPiece[] {
  const whole: TextPiece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.address == null || last.start !== piece.start) whole.push(piece);
    else whole[whole.length - 1] = { ...last, text: last.text + piece.text, strong: last.strong && piece.strong };
  }
  return whole;
}

/** Spaces at the ends of a selection do not belong to it. */
function trimmed(parts: readonly LinePart[]): LinePart[] {
  return parts.flatMap((part, index) => {
    if (!part.selected || part.address !== null) return [part];
    const lead = parts[index - 1]?.selected ? "" : (/^\s*/.exec(part.source)?.[0] ?? "");
    const rest = part.source.slice(lead.length);
    const trail = parts[index + 1]?.selected ? "" : rest.slice(rest.trimEnd().length);
    const core = rest.slice(0, rest.length - trail.length);
    return [
      { ...part, source: lead, words: lead, selected: false },
      { ...part, source: core, words: core },
      { ...part, source: trail, words: trail, selected: false },
    ].filter(({ source }) => source !== "");
  });
}

/** The line with marks around what is bold, and the position behind what is selected. */
export function writeParts(parts: readonly LinePart[]): { text: string; end: number } {
  let text = "";
  let end = 0;
  let strong = false;
  parts.forEach((part, index) => {
    // Marks around nothing but spaces are none.
    const next = part.words.trim() === "" ? strong && (parts[index + 1]?.strong ?? false) : part.strong;
    if (next !== strong) text += "**";
    if (!next && strong && end === text.length - 2) end += 2;
    strong = next;
    text += part.source;
    if (part.selected) end = text.length;
  });
  if (!strong) return { text, end };
  return { text: `${text}**`, end: end === text.length ? end + 2 : end };
}
