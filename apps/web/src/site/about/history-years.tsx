import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { ProseText, splitParagraphs } from "#ui/text/prose.tsx";
import styles from "./history-years.module.css";

export function HistoryYears() {
  const { history } = useDictionary();
  const { historyYears = [] } = useSite().facts;
  if (historyYears.length === 0) return null;
  return (
    <>
      <h2>{history.years}</h2>
      <ol className={styles.years}>
        {historyYears.map(([year = "", heading = "", text = ""], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows keep their order
          <li key={index}>
            <span className={styles.year}>{year}</span>
            <div>
              <h3>{heading}</h3>
              <ProseText paragraphs={splitParagraphs(text)} />
            </div>
          </li>
        ))}
      </ol>
      <SampleNote of={["historyYears"]} />
    </>
  );
}
