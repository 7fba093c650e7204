import { useDictionary } from "#platform/words/dictionary.ts";
import { motifs } from "#ui/print/block-print.tsx";
import { Cloth } from "#ui/print/cloth.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import { Lead, Paragraph } from "#ui/text/paragraph.tsx";
import { NoBreakHyphens } from "#ui/text/prose.tsx";
import styles from "./pillars-article.module.css";

/** Article of /pillars: each cloth beside its text; two cloths in a row if the texts were removed. */
export function PillarsArticle() {
  const { pillars } = useDictionary();
  return (
    <>
      <Lead>{pillars.lead}</Lead>
      <KangaBorder className="above-7" />
      <ul className={styles.pillars}>
        {motifs.map((motif, index) => {
          const { title = "", description, text: words } = pillars.list[index] ?? {};
          const hasText = Boolean(description || words);
          return (
            <li key={motif} className={hasText ? styles.pillar : undefined}>
              <Cloth motif={motif} name={title} as="h2" />
              {hasText && (
                <div>
                  <Paragraph className={`below-3 ${styles.sentence}`}>{description}</Paragraph>
                  {words && (
                    <p className={styles.text}>
                      <NoBreakHyphens>{words}</NoBreakHyphens>
                    </p>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
