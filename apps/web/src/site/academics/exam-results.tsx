import type { LocalizedSiteValues } from "@visiga/contracts/site";
import { fill } from "@visiga/i18n/format";
import type { CSSProperties } from "react";
import { useMark } from "#platform/editing/marks.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { Actions } from "#ui/controls/actions.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { share } from "./share.ts";

type Result = NonNullable<LocalizedSiteValues["results"]>[number];

/** Results of an examination by year, newest first. Renders nothing if none were entered. */
export function ExamResults({ exam }: { exam: Result["exam"] }) {
  const { results } = useDictionary();
  const entered = useSite().facts.results ?? [];
  const years = entered.filter((each) => each.exam === exam).sort((a, b) => b.year - a.year);
  if (years.length === 0) return null;
  return (
    <section>
      <h2>{results[exam]}</h2>
      <ResultsTable years={years} />
      {years.some(({ sample }) => sample) && <SampleNote of={["results"]} />}
      <CouncilLinks years={years} />
    </section>
  );
}

function CouncilLinks({ years }: { years: readonly Result[] }) {
  const { council } = useDictionary().results;
  const linked = years.flatMap(({ year, link }) => (link ? [{ year, link }] : []));
  if (linked.length === 0) return null;
  return (
    <Actions>
      {linked.map(({ year, link }) => (
        <TextLink key={year} to={link}>
          {fill(council, { year })}
        </TextLink>
      ))}
    </Actions>
  );
}

const numerals = ["I", "II", "III", "IV", "0"];

function ResultsTable({ years }: { years: readonly Result[] }) {
  const { caption, year, candidates, divisions } = useDictionary().results;
  return (
    <table style={table}>
      <caption style={note}>{caption}</caption>
      <colgroup>
        <col style={{ width: "15%" }} />
        <col style={{ width: "25%" }} />
        <col span={5} />
      </colgroup>
      <thead>
        <tr>
          {[year, candidates].map((title) => (
            <th key={title} scope="col" style={head}>
              {title}
            </th>
          ))}
          {divisions.map((division, index) => (
            <th key={division} scope="col" style={head}>
              <span aria-hidden="true">{numerals[index]}</span>
              <span className="visually-hidden">{division}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody style={{ verticalAlign: "bottom" }}>
        {years.map((each) => (
          <ResultsRow key={each.year} result={each} />
        ))}
      </tbody>
    </table>
  );
}

function ResultsRow({ result }: { result: Result }) {
  const { year, candidates, divisionI, divisionII, divisionIII, divisionIV, division0 } = result;
  const mark = useMark();
  return (
    <tr style={{ borderTop: "var(--hairline)" }}>
      <th scope="row" style={cell}>
        <b>{mark("results", String(year))}</b>
      </th>
      <td style={cell}>{candidates}</td>
      {[divisionI, divisionII, divisionIII, divisionIV, division0].map((count, index) => (
        <td key={numerals[index]} style={cell}>
          <span aria-hidden="true" style={bar(candidates && count / candidates)} />
          <b>{count}</b>
          <br />
          <small style={{ fontSize: "0.8125rem" }}>{candidates > 0 && share(count, candidates)}</small>
        </td>
      ))}
    </tr>
  );
}

// Inline styles, because every page loads the site's style sheet and only two pages have results.
const table: CSSProperties = { tableLayout: "fixed", lineHeight: 1.3 };
const note: CSSProperties = { captionSide: "bottom", paddingTop: "0.75rem", fontSize: "0.9375rem", textAlign: "start" };
const cell: CSSProperties = { paddingBottom: "0.5rem" };
const head: CSSProperties = { ...cell, fontSize: "0.8125rem", fontWeight: 700 };
// A border, because backgrounds are neither printed nor visible in forced colours.
const bar = (part: number): CSSProperties => ({
  display: "block",
  margin: "0.75rem 0.5rem 0.25rem 0",
  borderBottom: `${(part * 4).toFixed(2)}rem solid var(--link)`,
});
