import { useQuery } from "@tanstack/react-query";
import { levelKeys } from "@visiga/contracts/joining";
import type { Language } from "@visiga/contracts/languages";
import { beginningOf } from "@visiga/contracts/plain-text";
import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import { LanguageTabs } from "#dashboard/shared/forms/language-tabs.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { FailedList } from "#dashboard/shared/waiting/waiting.tsx";
import { dayAndTime, today } from "#dashboard/shared/words/format-date-time.ts";
import { downloadFile } from "#platform/document/download-file.ts";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextAreaField } from "#ui/controls/field.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { joiningPages } from "./joining-pages.ts";
import {
  type Letter,
  longestCell,
  mostLetters,
  readLetters,
  repeatedReferences,
  type WrongRow,
} from "./letter-rows.ts";
import { hasFacts, letterFile, letterSheets, placeForPrint } from "./letter-sheets.ts";
import type { JoiningPages } from "./stored-pages.ts";

/** Begins anew when the page is left: browsers keep a page in memory, as it was, for the button back. */
export function LettersTab() {
  const [visit, leave] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const forget = () => flushSync(leave);
    addEventListener("pagehide", forget);
    return () => removeEventListener("pagehide", forget);
  }, []);
  return <Letters key={visit} />;
}

/** Makes a letter for each pasted row. Rows are in the memory of this page only: they are no draft. */
function Letters() {
  const { dashboard, letters: t, site } = useDashboardDictionary();
  const { common, joining } = useDictionary();
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  const [text, setText] = useState("");
  const pasted = useDeferredValue(text);
  const read = useMemo(() => readLetters(pasted), [pasted]);
  const letters = read.count > mostLetters ? [] : read.letters;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ["joining pages"],
    queryFn: joiningPages,
    retry: false,
    meta: { silent: true },
  });
  const pages = data?.pages;
  const missing = pages && letters.some(({ level }) => !hasFacts(pages, language, level));
  const sheets = useSheets(missing ? [] : letters, pages, language);
  const retry = () => void refetch();
  const save = () =>
    pages && downloadFile(letterFile(sheets, pages, language, dashboard.tabs.letters, `${t.fileName}-${today()}.html`));
  return (
    <>
      <TabHead title={dashboard.tabs.letters} lead={fill(t.lead, { page: joining.title })} />
      <Notice icon="eye-off" className="on-sand below-5">
        {t.privacy}
      </Notice>
      {isError && !isFetching && <FailedList onRetry={retry}>{t.failed}</FailedList>}
      {data?.isStored && (
        <Notice
          icon="offline"
          role="status"
          className="on-sand below-5"
          action={
            <Button variant="line" size="row" busy={isFetching} onClick={retry}>
              {common.retry}
            </Button>
          }
        >
          {fill(t.stored, dayAndTime(data.pages.at, own))}
        </Notice>
      )}
      <section className="paper panel stack gap-5" aria-label={dashboard.tabs.letters}>
        <div>
          <p className="semibold below-2" aria-hidden="true">
            {t.language}
          </p>
          <LanguageTabs label={t.language} value={language} onChange={setLanguage} />
          <TextAreaField
            label={site.pasting.pasted}
            hint={t.hint}
            rows={8}
            value={text}
            onChange={({ target }) => setText(target.value)}
            // Browsers store what is typed for the next visit, and send it to check its spelling.
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <div role="status" className="stack gap-2">
          <Understood {...read} />
          {missing && <p className="red-text">{t.empty}</p>}
        </div>
        <div className="row wraps gap-3">
          <Button icon="print" disabled={sheets.length === 0} onClick={() => window.print()}>
            {t.print}
          </Button>
          <Button icon="download" variant="line" disabled={sheets.length === 0} onClick={save}>
            {t.save}
          </Button>
        </div>
        <p className="smaller mute">{!data && isFetching ? t.loading : t.printHint}</p>
        {letters.length > 0 && <LetterList letters={letters} />}
      </section>
    </>
  );
}

/** The letters, which are in the document for the browser's own ways to print too. */
function useSheets(letters: readonly Letter[], pages: JoiningPages | undefined, language: Language): HTMLElement[] {
  const words = useQuery({
    queryKey: ["words of letters", language],
    queryFn: async () => (await loadDashboardDictionary(language)).letters.letter,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  const day = today();
  const sheets = useMemo(
    () => (pages && words ? letterSheets(letters, { pages, language, words, today: day }) : []),
    [letters, pages, language, words, day],
  );
  useLayoutEffect(() => (pages && sheets.length > 0 ? placeForPrint(sheets, pages) : undefined), [sheets, pages]);
  return sheets;
}

function Understood({ letters, wrong, count }: ReturnType<typeof readLetters>) {
  const { letters: t } = useDashboardDictionary();
  if (count > mostLetters) return <b className="red-text">{fill(t.tooMany, { count, max: mostLetters })}</b>;
  const repeated = repeatedReferences(letters);
  const withoutReference = letters.filter(({ reference }) => !reference).length;
  return (
    <>
      {count > 0 && (
        <p className="strong">
          {fill(t.count, { count: letters.length })}
          {withoutReference > 0 && `. ${fill(t.withoutReference, { count: withoutReference })}`}
        </p>
      )}
      {repeated.length > 0 && (
        <p className="strong red-text breaks" translate="no">
          {fill(t.sameReference, { references: repeated.join(", ") })}
        </p>
      )}
      {wrong.length > 0 && (
        <>
          <p className="strong red-text">{fill(t.wrong, { count: wrong.length })}</p>
          <ul className="breaks stack gap-2" translate="no">
            {wrong.map((each) => (
              <li key={each.row}>
                <WrongRowLine {...each} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Characters of a cell that name its row. */
const namingLength = 40;

function WrongRowLine({ row, problem, cell }: WrongRow) {
  const { letters: t } = useDashboardDictionary();
  const reason = fill(t.problems[problem], { max: longestCell });
  const shown = cell.length > namingLength ? `${beginningOf(cell, namingLength)}…` : cell;
  return fill(shown ? t.rowOf : t.row, { row, problem: reason, cell: shown });
}

function LetterList({ letters }: { letters: readonly Letter[] }) {
  const { letters: t } = useDashboardDictionary();
  const { joining } = useDictionary();
  return (
    <div className="breaks shrinks" translate="no">
      <SheetTable
        caption={t.list}
        head={[t.name, t.level, t.reference]}
        rows={letters.map(({ name, level, reference }) => [name, joining[levelKeys[level]].name, reference || "–"])}
      />
    </div>
  );
}
