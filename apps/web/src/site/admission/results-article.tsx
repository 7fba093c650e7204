import {
  type EntranceAnswerKind,
  type EntranceResult,
  numberPlace,
  outcomes,
} from "@visiga/contracts/entrance-results";
import { isLinked } from "@visiga/contracts/linked-pages";
import { pathOf } from "@visiga/contracts/pages";
import { fill, formatDay, formatHour } from "@visiga/i18n/format";
import { useOrigin } from "#platform/document/root.tsx";
import { useSite } from "#platform/school/site-content.ts";
import { messagesWith } from "#platform/school/texts-to-send.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Actions, Button, ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { AdmissionActions } from "./admission-actions.tsx";
import styles from "./results-article.module.css";

const path = pathOf("results");

interface ResultsArticleProps {
  answer: EntranceAnswerKind | undefined;
  /** The whole list, for the answer `list`. */
  results: readonly EntranceResult[] | null;
}

/** Results by form number: a form that works without script, one answer, or the list for the notice board. */
export function ResultsArticle({ answer, results }: ResultsArticleProps) {
  const { entrance } = useDictionary();
  const language = useLanguage();
  const { entranceResults: period } = useSite().facts;
  if (!period)
    return (
      <>
        <p className="lead">{entrance.empty}</p>
        <p className="above-5">
          <ButtonLink to="/contact">{entrance.contact}</ButtonLink>
        </p>
      </>
    );
  const last = formatDay(period.until, language);
  const day = formatDay(period.from, language);
  if (period.phase === "open") return <OpenResults answer={answer} results={results} last={last} />;
  return (
    <>
      <p className="lead">
        {period.phase === "over"
          ? fill(entrance.over, { last })
          : fill(entrance.before, { day, hour: formatHour(period.at, language), last })}
      </p>
      <AdmissionActions />
    </>
  );
}

function OpenResults({ answer, results, last }: ResultsArticleProps & { last: string }) {
  const { entrance } = useDictionary();
  const until = <p className="above-5">{fill(entrance.until, { last })}</p>;
  if (results)
    return (
      <>
        <PrintedResults results={results} />
        {until}
        <AdmissionActions />
        <p className="screen-only above-4">
          <TextLink to={path}>{entrance.one}</TextLink>
        </p>
      </>
    );
  return (
    <>
      {answer && answer !== "list" ? <Answer answer={answer} /> : <p className="lead">{entrance.lead}</p>}
      <NumberForm again={answer !== undefined} />
      {until}
      <p className="screen-only above-4">
        <TextLink to={`${path}?list=yes`}>{entrance.list}</TextLink>
      </p>
    </>
  );
}

function NumberForm({ again }: { again: boolean }) {
  const { entrance } = useDictionary();
  return (
    <form action={path} className={`screen-only stack gap-2 above-6 ${styles.form}`}>
      <label htmlFor="number" className="strong">
        {entrance.number}
      </label>
      <input
        id="number"
        name="number"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="number-note"
      />
      <small id="number-note">{entrance.hint}</small>
      <Actions>
        <Button type="submit">{again ? entrance.askAnother : entrance.ask}</Button>
      </Actions>
    </form>
  );
}

function Answer({ answer }: { answer: Exclude<EntranceAnswerKind, "list"> }) {
  const { entrance, footer } = useDictionary();
  const { facts } = useSite();
  const outcome = entrance.outcomes[answer];
  const number = numberPlace(answer);
  const text = fill(entrance.smsText, { number, outcome });
  const { sms } = messagesWith({ name: outcome, text, to: path }, useOrigin(), useLanguage());
  return (
    <section className={styles.answer} data-answer={answer}>
      <p className="strong breaks">
        {entrance.number}: {number}
      </p>
      <h2 className={styles.outcome}>{outcome}</h2>
      <p>{entrance.next[answer]}</p>
      {answer === "unknown" ? (
        <AdmissionActions />
      ) : (
        <p className={`screen-only wraps ${styles.links}`}>
          {answer === "selected" && isLinked("joining", facts) && (
            <TextLink to={pathOf("joining")}>{footer.pages.joining}</TextLink>
          )}
          <TextLink to={`sms:?body=${encodeURIComponent(sms)}`}>
            <Icon name="mail" />
            {entrance.sms}
          </TextLink>
        </p>
      )}
    </section>
  );
}

/** Only numbers, by outcome, in columns. */
function PrintedResults({ results }: { results: readonly EntranceResult[] }) {
  const { entrance } = useDictionary();
  return outcomes.map((outcome) => {
    const numbers = results.filter((each) => each.outcome === outcome);
    if (numbers.length === 0) return null;
    return (
      <section key={outcome}>
        <h2>{fill(entrance.listed[outcome], { count: numbers.length })}</h2>
        <ul className={styles.numbers}>
          {numbers.map(({ number }) => (
            <li key={number}>{number}</li>
          ))}
        </ul>
      </section>
    );
  });
}
