import { useDictionary } from "#platform/words/dictionary.ts";
import { motifs } from "#ui/print/block-print-paths.ts";
import { Cloth } from "#ui/print/cloth.tsx";
import { Pindo } from "#ui/print/pindo.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import text from "#ui/text/text.module.css";
import { Unbroken } from "#ui/text/unbroken.tsx";
import styles from "./pillars-article.module.css";

/** Article of /pillars: the four pillars, each beside its cloth. */
export function PillarsArticle() {
  const { pillars } = useDictionary();
  return (
    <>
      <Paragraph className={text.lead}>{pillars.lead}</Paragraph>
      <Pindo className={styles.edge} />
      <ul>
        {motifs.map((motif, index) => (
          <li key={motif} className={styles.pillar}>
            <Cloth motif={motif} name={pillars.list[index]?.title ?? ""} as="h2" />
            <div>
              <Paragraph className={styles.sentence}>{pillars.list[index]?.description}</Paragraph>
              {pillars.list[index]?.text && (
                <p className={styles.text}>
                  <Unbroken>{pillars.list[index].text}</Unbroken>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
