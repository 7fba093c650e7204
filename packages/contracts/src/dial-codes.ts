/**
 * A code that a telephone dials for a menu of payments, `*150*00#`: its first number has three digits and begins with 1,
 * as those of Tanzania do. So none forwards calls (`*21*…#`), locks a card or resets a telephone.
 */
const dialCode = /(^|[^*#\d])(\*1\d\d(?:\*\d{1,12}){1,3}#)(?![*#\d])/g;

export interface DialPiece {
  readonly text: string;
  /** The `tel:` address of a code; null for other words. */
  readonly to: string | null;
}

/** The words of a line, cut where a code begins and ends. */
export function dialPieces(line: string): DialPiece[] {
  const pieces: DialPiece[] = [];
  let at = 0;
  for (const { 1: before = "", 2: code = "", index } of line.matchAll(dialCode)) {
    const start = index + before.length;
    if (start > at) pieces.push({ text: line.slice(at, start), to: null });
    // In an address `#` would begin a fragment.
    pieces.push({ text: code, to: `tel:${code.replace("#", "%23")}` });
    at = start + code.length;
  }
  if (at < line.length) pieces.push({ text: line.slice(at), to: null });
  return pieces;
}
