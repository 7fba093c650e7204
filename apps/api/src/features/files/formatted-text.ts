import type { TextLine, TextSpan } from "@visiga/contracts/files";
import type { Nodes, PhrasingContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** Of the Markdown within a line, leaves links and emphasis. Everything else is drawn as it is typed. */
const subset = {
  disable: {
    null: [
      ...["autolink", "blockQuote", "characterEscape", "characterReference", "codeFenced", "codeIndented"],
      ...["codeText", "definition", "hardBreakEscape", "headingAtx", "htmlFlow", "htmlText", "labelStartImage"],
      ...["list", "setextUnderline", "thematicBreak"],
    ],
  },
};

/** Without one of these, a text has no format, and is not parsed. */
const formatMarks = /\*\*|\]\(|^[ \t]*[-+*]\s/m;
const listItem = /^[-+*]\s+(?=\S)/;

const schemes: readonly string[] = ["http:", "https:", "tel:", "mailto:"];

/** The lines of a text with lists, links or bold, as typed: each is a paragraph or an item. Null for any other text. */
export function formattedLines(text: string): TextLine[] | null {
  if (!formatMarks.test(text)) return null;
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map(formattedLine);
  const formatted = lines.some(({ item, spans }) => item || spans.some(({ strong, to }) => strong || to !== null));
  return formatted ? lines : null;
}

/** The text without its marks, for excerpts, the feed and the search. */
export const withoutFormat = (lines: readonly TextLine[]): string =>
  lines.map(({ spans }) => spans.map(({ text }) => text).join("")).join("\n");

function formattedLine(line: string): TextLine {
  const words = line.replace(listItem, "");
  const [paragraph] = fromMarkdown(words, { extensions: [subset] }).children;
  const parts = paragraph?.type === "paragraph" ? paragraph.children : [];
  return { item: words !== line, spans: spansOf(parts, words, { strong: false, to: null }) };
}

function spansOf(parts: readonly PhrasingContent[], line: string, style: Omit<TextSpan, "text">): TextSpan[] {
  const plain = (text: string) => ({ ...style, text });
  return parts.flatMap((part) => {
    if (part.type === "link") return spansOf(part.children, line, { ...style, to: safeAddress(part.url) });
    if (part.type !== "strong" && part.type !== "emphasis") return [plain(typed(part, line))];
    const mark = typed(part, line).slice(0, part.type === "strong" ? 2 : 1);
    if (mark === "**") return spansOf(part.children, line, { ...style, strong: true });
    return [plain(mark), ...spansOf(part.children, line, style), plain(mark)];
  });
}

const typed = ({ position }: Nodes, line: string): string => line.slice(position?.start.offset, position?.end.offset);

/** The address of a link that a page may have; null for any other, whose words are then no link. */
function safeAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return schemes.includes(protocol) ? href : null;
}
