import type { TextSpan } from "./entries.ts";

/** WhatsApp's marks around words that are emphasised, and around those that no longer hold. */
const styles = { _: "slanted", "~": "struck" } as const;
type Mark = keyof typeof styles;

/** The spans of a line, cut where WhatsApp's marks `_` and `~` begin and end, without the marks that have their other. */
export function styledSpans(spans: readonly TextSpan[]): TextSpan[] {
  const marks = pairs(spans);
  if (marks.size === 0) return [...spans];
  const styled: TextSpan[] = [];
  const open = new Set<Mark>();
  let start = 0;
  for (const { text, ...span } of spans) {
    let from = 0;
    const cut = (to: number) => {
      const style = Object.fromEntries([...open].map((mark) => [styles[mark], true]));
      if (to > from) styled.push({ ...span, ...style, text: text.slice(from, to) });
      from = to + 1;
    };
    for (let at = 0; at < text.length; at += 1) {
      if (!marks.has(start + at)) continue;
      cut(at);
      const mark = text[at] as Mark;
      if (!open.delete(mark)) open.add(mark);
    }
    cut(text.length);
    start += text.length;
  }
  return styled;
}

/** The places of the marks that have their other: around words, and neither beside a letter outside nor in a link. */
function pairs(spans: readonly TextSpan[]): ReadonlySet<number> {
  const line = spans.map(({ text }) => text).join("");
  const found = new Set<number>();
  const opened = new Map<string, number>();
  let start = 0;
  for (const { text, to } of spans) {
    for (let index = 0; to === null && index < text.length; index += 1) {
      const mark = text[index] ?? "";
      if (!(mark in styles)) continue;
      const at = start + index;
      const [before = " ", next = " "] = [line[at - 1], line[at + 1]];
      const first = opened.get(mark);
      if (first !== undefined && at > first + 1 && closes(mark, before, next)) {
        found.add(first).add(at);
        opened.delete(mark);
      } else if (opens(mark, before, next)) opened.set(mark, at);
    }
    start += text.length;
  }
  return found;
}

const word = /[\p{L}\p{N}]/u;
const opens = (mark: string, before: string, next: string) =>
  !touches(mark, before) && /\S/.test(next) && next !== mark;
const closes = (mark: string, before: string, next: string) =>
  !touches(mark, next) && /\S/.test(before) && before !== mark;
const touches = (mark: string, neighbour: string) => neighbour === mark || word.test(neighbour);
