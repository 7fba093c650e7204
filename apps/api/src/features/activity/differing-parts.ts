/** Maximum number of characters shown of each side. */
const maxLength = 200;
/** Common characters shown before the first difference. */
const context = 40;

type DifferingParts = { readonly before: string | null; readonly after: string | null };

/** Both texts or, if one is long, the differing part of each, with an ellipsis for omitted text. */
export function differingParts(before: string | null, after: string | null): DifferingParts {
  const [was, is] = [Array.from(before ?? ""), Array.from(after ?? "")];
  if (Math.max(was.length, is.length) <= maxLength) return { before, after };
  const start = Math.max(0, commonStart(was, is) - context);
  const end = Math.max(0, Math.min(commonEnd(was, is), Math.min(was.length, is.length) - start) - context);
  const part = (text: string[]) => cut(text, start, text.length - end);
  return { before: before && part(was), after: after && part(is) };
}

function cut(text: readonly string[], start: number, end: number): string {
  const head = start > 0 ? "…" : "";
  const room = maxLength - head.length;
  const short = end === text.length && end - start <= room;
  const last = short ? end : Math.min(end, start + room - 1);
  return head + text.slice(start, last).join("") + (short ? "" : "…");
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  const length = Math.min(one.length, other.length);
  let index = 0;
  while (index < length && one[index] === other[index]) index++;
  return index;
}

const commonEnd = (one: readonly string[], other: readonly string[]): number =>
  commonStart(one.toReversed(), other.toReversed());
