/** Ways to format a text. `paragraph` makes paragraphs of the items of a list again. */
export const textFormats = ["bold", "list", "link", "paragraph"] as const;
export type TextFormat = (typeof textFormats)[number];

interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly selected: readonly [from: number, to: number];
}

/** The change that formats the selection. Bold and links stay within a line, lists and paragraphs are whole lines. */
export function formatted(format: TextFormat, text: string, from: number, to: number): Replacement {
  if (format === "list" || format === "paragraph") {
    const start = text.lastIndexOf("\n", from - 1) + 1;
    const next = text.indexOf("\n", Math.max(to, from));
    const end = next === -1 ? text.length : next;
    const lines = text
      .slice(start, end)
      .split("\n")
      .map((line) => line.replace(/^\s*[-*+]\s+/, ""));
    const changed = (format === "list" ? lines.map((line) => `- ${line}`) : lines).join("\n");
    return { from: start, to: end, text: changed, selected: [start + changed.length, start + changed.length] };
  }
  // Marks beside a space would not count.
  const chosen = text.slice(from, to);
  const start = from + (chosen.length - chosen.trimStart().length);
  const words = chosen.trim();
  const end = start + words.length;
  if (format === "bold") {
    const bold = words.replace(/^.+$/gm, (line) => `**${line.trim()}**`) || "****";
    const caret = words ? start + bold.length : start + 2;
    return { from: start, to: end, text: bold, selected: [caret, caret] };
  }
  const address = addressOf(words);
  const link = { from: start, to: end, text: `[${words}](${address})` };
  const after = start + link.text.length;
  // Without words these are typed first, with them the address.
  if (words === "") return { ...link, selected: [start + 1, start + 1] };
  if (address === unknown) return { ...link, selected: [after - 1 - unknown.length, after - 1] };
  return { ...link, selected: [after, after] };
}

const unknown = "https://";

function addressOf(words: string): string {
  if (/^https?:\/\/\S+$/.test(words)) return words;
  if (/^\S+@\S+\.\S+$/.test(words)) return `mailto:${words}`;
  if (/^\+?[\d\s-]{7,20}$/.test(words)) return `tel:${words.replace(/[^\d+]/g, "")}`;
  return unknown;
}
