import { useQuery } from "@tanstack/react-query";
import type { ActivityEntry, FieldChange, RecordChange } from "@visiga/contracts/activity";
import { isRecordsKey } from "@visiga/contracts/site";
import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { usePagesOfText } from "#dashboard/shared/words/names.ts";
import { useRecordLines, useRecordTitle } from "#dashboard/shared/words/record-lines.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { type ActivityLine, actionsWithDetails, activityLines } from "./activity-lines.ts";
import styles from "./activity-list.module.css";
import { fieldWords, timeText, useChangedText, useItemName } from "./activity-words.ts";

export function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <ol className={`paper ruled-between ${styles.list}`}>
      {activityLines(entries).map((line) => (
        <Line key={line[0].id} line={line} />
      ))}
    </ol>
  );
}

function Line({ line }: { line: ActivityLine }) {
  const t = useDashboardDictionary();
  const language = useLanguage();
  const itemName = useItemName();
  const pagesOfText = usePagesOfText();
  const [entry, ...others] = line;
  const [before, after] = t.activity.actions[entry.action].split("{item}");
  const pages = entry.kind !== "picture" && pagesOfText(entry.item);
  const added = entry.action === "pictureAdded" && others.length > 0;
  return (
    <li className={`stack ${styles.line}`}>
      <time dateTime={entry.at} className="smaller mute tabular">
        {timeText(entry.at, t, language)}
      </time>
      <span className="breaks">{entry.by ?? t.activity.system}</span>
      <div className={`shrinks ${styles.what}`}>
        {!added && (
          <p>
            {before}
            {after !== undefined && <b className="strong breaks">{itemName(entry)}</b>}
            {pages && ` (${pages})`}
            {after}
          </p>
        )}
        {actionsWithDetails.includes(entry.action) && <Changes entry={entry} />}
        {others.length > 0 && (
          <details>
            <summary>
              {added
                ? fill(t.activity.picturesAdded, { count: line.length })
                : fill(t.activity.more, { count: others.length })}
            </summary>
            <ul>
              {(added ? line : others).map((each) => (
                <li key={each.id} className="smaller mute">
                  {itemName(each)}
                  {!added && actionsWithDetails.includes(each.action) && <Changes entry={each} />}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

function Changes({ entry }: { entry: ActivityEntry }) {
  const t = useDashboardDictionary();
  const text = useChangedText();
  if (entry.changes.length === 0) return null;
  const value = (change: FieldChange, side: string | null) =>
    change.field === "photo" && side !== null ? <ChangedPhoto id={side} /> : text(entry, change, side);
  return (
    <dl className={`stack small gap-3 above-2 ${styles.changes}`}>
      {entry.changes.map((change) =>
        change.records ? (
          <ChangedRecords key={change.field} name={entry.item} records={change.records} more={change.more ?? 0} />
        ) : (
          <Change
            key={change.field}
            label={fieldWords(change.field, entry.item, t)}
            before={value(change, change.before)}
            after={value(change, change.after)}
          />
        ),
      )}
    </dl>
  );
}

/** Thumbnail of a current or former photo, or a sentence if neither storage nor the bin has it. */
function ChangedPhoto({ id }: { id: string }) {
  const { activity } = useDashboardDictionary();
  const { data } = useQuery(useTrpc().files.thumbnail.queryOptions({ id }, { staleTime: Number.POSITIVE_INFINITY }));
  if (data?.url === null) return activity.pictureGone;
  return <img src={data?.url} alt={activity.fields.photo} className={`block ${styles.photo}`} />;
}

function Change({ label, before, after }: { label: string; before: ReactNode; after: ReactNode }) {
  const { activity } = useDashboardDictionary();
  return (
    <div>
      <dt className="caption strong mute whole-row">{label}</dt>
      <dd className={`breaks lines mute ${styles.before}`}>
        <span className="visually-hidden">{activity.before} </span>
        {before}
      </dd>
      <dd className={`breaks lines ${styles.after}`}>
        <span className="visually-hidden">{activity.after} </span>
        {after}
      </dd>
    </div>
  );
}

function ChangedRecords({ name, records, more }: { name: string; records: readonly RecordChange[]; more: number }) {
  const { activity } = useDashboardDictionary();
  const linesOf = useRecordLines();
  const nameOf = useRecordTitle();
  if (!isRecordsKey(name)) return null;
  const linesIn = (record: RecordChange["before"]) =>
    (record ? linesOf(name, record) : []).map(({ label, text }) => `${label}: ${text}`);
  const side = (of: RecordChange["before"], other: RecordChange["before"]) => {
    const same = linesIn(other);
    const own = linesIn(of).filter((line) => !same.includes(line));
    return own.join("\n") || activity.nothing;
  };
  return (
    <>
      {records.map(({ number, before, after }) => (
        <Change
          key={`${number} ${after === null}`}
          label={nameOf(name, after ?? before ?? {}).title}
          before={side(before, after)}
          after={side(after, before)}
        />
      ))}
      {more > 0 && (
        <div>
          <dt className="caption strong mute whole-row">{fill(activity.more, { count: more })}</dt>
        </div>
      )}
    </>
  );
}
