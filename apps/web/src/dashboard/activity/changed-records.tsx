import type { RecordChange } from "@visiga/contracts/activity";
import { isRecordsKey } from "@visiga/contracts/site";
import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useRecordLines } from "#dashboard/shared/words/record-lines.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import styles from "./activity-list.module.css";

export function Change({ label, before, after }: { label: string; before: ReactNode; after: ReactNode }) {
  const { activity } = useDashboardDictionary();
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.before}>
        <span className="visually-hidden">{activity.before} </span>
        {before}
      </dd>
      <dd className={styles.after}>
        <span className="visually-hidden">{activity.after} </span>
        {after}
      </dd>
    </div>
  );
}

interface ChangedRecordsProps {
  /** Key of the list. */
  name: string;
  records: readonly RecordChange[];
  more: number;
}

export function ChangedRecords({ name, records, more }: ChangedRecordsProps) {
  const { activity, records: words } = useDashboardDictionary();
  const linesOf = useRecordLines();
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
          label={fill(words.of[name].one, { number })}
          before={side(before, after)}
          after={side(after, before)}
        />
      ))}
      {more > 0 && (
        <div>
          <dt>{fill(activity.more, { count: more })}</dt>
        </div>
      )}
    </>
  );
}
