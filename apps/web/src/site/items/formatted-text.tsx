import type { TextLine, TextSpan } from "@visiga/contracts/entries";
import { TextLink } from "#ui/controls/text-link.tsx";
import styles from "./formatted-text.module.css";

/** Paragraphs, and lists of the items that follow each other. */
export function FormattedText({ lines }: { lines: readonly TextLine[] }) {
  const blocks: TextLine[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.item && last?.[0]?.item) last.push(line);
    else blocks.push([line]);
  }
  return blocks.map((block) =>
    block[0]?.item ? (
      <ul key={keyOf(block)} className={styles.list}>
        {block.map((line) => (
          <li key={keyOf([line])}>
            <Spans line={line} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={keyOf(block)}>
        <Spans line={block[0]} />
      </p>
    ),
  );
}

const keyOf = (lines: readonly TextLine[]): string => JSON.stringify(lines);

const Spans = ({ line }: { line: TextLine | undefined }) =>
  line?.spans.map((span) => <Span key={JSON.stringify(span)} {...span} />);

function Span({ text, strong, slanted, struck, to }: TextSpan) {
  const bold = strong ? <strong>{text}</strong> : text;
  const styled = slanted ? <em>{bold}</em> : bold;
  const words = struck ? <s>{styled}</s> : styled;
  return to ? <TextLink to={to}>{words}</TextLink> : words;
}
