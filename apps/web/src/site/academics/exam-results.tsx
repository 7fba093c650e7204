import type { LocalizedSiteValues } from "@visiga/contracts/site";
import { fill } from "@visiga/i18n/format";
import { useFieldMark, useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { Actions } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import styles from "./exam-results.module.css";

type Result = NonNullable<LocalizedSiteValues["results"]>[number];

const numerals = ["I", "II", "III", "IV", "0"];
const divisionFields = ["divisionI", "divisionII", "divisionIII", "divisionIV", "division0"] as const;

/** Results of an examination by year, newest first. Renders nothing if none were entered. */
export function ExamResults({ exam }: { exam: Result["exam"] }) {
  const { results } = useDictionary();
  const entered = useSite().facts.results ?? [];
  const years = entered.filter((each) => each.exam === exam).sort((a, b) => b.year - a.year);
  if (years.length === 0) return null;
  const { caption, year: yearTitle, candidates, divisions, council } = results;
  const linked = years.flatMap(({ year, link }) => (link ? [{ year, link }] : []));
  return (
    <section>
      <h2>{results[exam]}</h2>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <colgroup>
          <col className={styles.year} />
          <col className={styles.candidates} />
          <col span={5} />
        </colgroup>
        <thead>
          <tr>
            {[yearTitle, candidates].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            {divisions.map((division, index) => (
              <th key={division} scope="col">
                <span aria-hidden="true">{numerals[index]}</span>
                <span className="visually-hidden">{division}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((each) => (
            <ResultsRow key={each.year} result={each} />
          ))}
        </tbody>
      </table>
      {years.some(({ sample }) => sample) && <SampleNote of={["results"]} />}
      {linked.length > 0 && (
        <Actions>
          {linked.map(({ year, link }) => (
            <TextLink key={year} to={link}>
              {fill(council, { year })}
            </TextLink>
          ))}
        </Actions>
      )}
    </section>
  );
}

function ResultsRow({ result }: { result: Result }) {
  const { candidates } = result;
  const fieldMark = useFieldMark();
  const mark = (field: "year" | "candidates" | (typeof divisionFields)[number]) =>
    fieldMark("results", result, field, String(result[field]));
  return (
    <tr>
      <th scope="row">
        <b>{mark("year")}</b>
      </th>
      <td>{mark("candidates")}</td>
      {divisionFields.map((field) => (
        <td key={field}>
          <span
            aria-hidden="true"
            className={styles.bar}
            style={{ borderBottomWidth: height(candidates && result[field] / candidates) }}
          />
          <b>{mark(field)}</b>
          <br />
          <small>{candidates > 0 && share(result[field], candidates)}</small>
        </td>
      ))}
    </tr>
  );
}

const height = (part: number): string => `${(part * 4).toFixed(2)}rem`;

/** The share of a part in whole per cent. Rounding never gives none or all: 1 of 300 is `<1%`, 299 of 300 `>99%`. */
export function share(part: number, whole: number): string {
  const percent = Math.round((part / whole) * 100);
  if (percent === 0 && part > 0) return "<1%";
  if (percent === 100 && part < whole) return ">99%";
  return `${percent}%`;
}
