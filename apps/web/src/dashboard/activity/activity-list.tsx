import type { ActivityEntry, RevisionAction } from "@visiga/contracts/activity";
import { fill } from "@visiga/i18n/format";
import { usePagesOfText } from "#dashboard/shared/words/page-names.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { type ActivityLine, activityLines } from "./activity-lines.ts";
import styles from "./activity-list.module.css";
import { itemWords, sentenceParts, timeText } from "./activity-words.ts";
import { Changes } from "./changes.tsx";

/** Actions whose sentence alone does not say what changed. */
const actionsWithDetails: readonly RevisionAction[] = [
  "pictureChanged",
  "pictureMoved",
  "orderChanged",
  "userChanged",
  "siteChanged",
  "siteReturned",
];

export function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <ol className={styles.list}>
      {activityLines(entries).map((line) => (
        <Line key={line[0].id} line={line} />
      ))}
    </ol>
  );
}

function Line({ line }: { line: ActivityLine }) {
  const words = useDashboardDictionary();
  const dictionary = useDictionary();
  const language = useLanguage();
  const [entry] = line;
  return (
    <li className={styles.line}>
      <time dateTime={entry.at}>{timeText(entry.at, words, language)}</time>
      <span className={styles.who}>{entry.by ?? words.activity.system}</span>
      <div className={styles.what}>
        {line.length > 1 ? (
          <details>
            <summary>{fill(words.activity.picturesAdded, { count: line.length })}</summary>
            <ul>
              {line.map((each) => (
                <li key={each.id}>{itemWords(each, words, dictionary)}</li>
              ))}
            </ul>
          </details>
        ) : (
          <SingleChange entry={entry} />
        )}
      </div>
    </li>
  );
}

function SingleChange({ entry }: { entry: ActivityEntry }) {
  const words = useDashboardDictionary();
  const dictionary = useDictionary();
  const [before, after] = sentenceParts(entry.action, words);
  const pagesOfText = usePagesOfText();
  const pages = entry.kind === "site" && pagesOfText(entry.item);
  return (
    <>
      <p>
        {before}
        {after !== null && <b>{itemWords(entry, words, dictionary)}</b>}
        {pages && ` (${pages})`}
        {after}
      </p>
      {actionsWithDetails.includes(entry.action) && <Changes changes={entry.changes} />}
    </>
  );
}
