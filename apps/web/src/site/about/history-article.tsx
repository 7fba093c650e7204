import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ArtworkPlate } from "#site/samples/artwork.tsx";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import { ProseText, splitParagraphs } from "#ui/text/prose.tsx";
import styles from "./history-article.module.css";

export function HistoryArticle() {
  const { history } = useDictionary();
  return (
    <>
      <p className="lead">{history.lead}</p>
      <h2>{history.short.title}</h2>
      <ProseText paragraphs={history.short.paragraphs} />
      <HistoryYears />
      <ArtworkPlate name="bell" caption={history.bell} />
      <FirstStudents />
      <FirstAssignments />
      <DeceasedStudents />
    </>
  );
}

const columns = 4;

/** Names in up to four columns, filled row by row, so that fewer columns keep the order. */
function FirstStudents() {
  const { history } = useDictionary();
  const { facts, samples } = useSite();
  const names = (facts.firstStudents ?? []).flatMap(({ name }) => name.trim() || []);
  if (names.length === 0) return null;
  const { title, lead, caption } = history.firstStudents;
  const starts = Array.from({ length: Math.ceil(names.length / columns) }, (_, row) => row * columns);
  return (
    <>
      <h2>{title}</h2>
      <Stack gap={4}>
        <p>
          {lead} {samples.includes("firstStudents") && history.sampleNames}
        </p>
        <table id="first-students" className={`cells smaller block ${styles.roll}`}>
          <caption className="visually-hidden">{caption}</caption>
          <tbody>
            {starts.map((start) => (
              <tr key={start}>
                {names.slice(start, start + columns).map((name, column) => (
                  <td key={column} data-number={start + column + 1}>
                    {name}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </>
  );
}

function FirstAssignments() {
  const { firstAssignments: t } = useDictionary().history;
  const { firstAssignments = [] } = useSite().facts;
  if (firstAssignments.length === 0) return null;
  return (
    <>
      <h2>{t.title}</h2>
      <Stack gap={4}>
        <p>{t.lead}</p>
        <SheetTable
          caption={t.title}
          head={[t.name, t.assignment, t.year]}
          rows={firstAssignments.map(({ name, assignment, year, langs }, index) => [
            <LangSpan key={index} lang={langs?.name}>
              {name}
            </LangSpan>,
            <LangSpan key="assignment" lang={langs?.assignment}>
              {assignment}
            </LangSpan>,
            year,
          ])}
          figures={[2]}
        />
      </Stack>
      <SampleNote of={["firstAssignments"]} />
    </>
  );
}

function HistoryYears() {
  const { history } = useDictionary();
  const { historyYears = [] } = useSite().facts;
  if (historyYears.length === 0) return null;
  return (
    <>
      <h2>{history.years}</h2>
      <ol className={styles.years}>
        {historyYears.map(({ year, heading, text, langs }, index) => (
          <li key={index}>
            <span className={styles.year} lang={langs?.year}>
              {year}
            </span>
            <div>
              <h3 lang={langs?.heading}>{heading}</h3>
              <div lang={langs?.text}>
                <ProseText paragraphs={splitParagraphs(text ?? "")} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <SampleNote of={["historyYears"]} />
    </>
  );
}

function DeceasedStudents() {
  const { deceased } = useDictionary().history;
  const { deceasedStudents = [] } = useSite().facts;
  if (deceasedStudents.length === 0) return null;
  return (
    <section className={`night ${styles.rest}`}>
      <h2 className={styles.title}>{deceased.title}</h2>
      <p className="mute-on-dark">{deceased.prayer}</p>
      <ul className={`above-5 ${styles.names}`}>
        {deceasedStudents.map(({ name, parish }, index) => (
          <li key={index}>
            {name}
            {parish && (
              <span className="block mute-on-dark">
                <span className="visually-hidden">{deceased.parish}: </span>
                {parish}
              </span>
            )}
          </li>
        ))}
      </ul>
      <SampleNote of={["deceasedStudents"]} />
    </section>
  );
}
