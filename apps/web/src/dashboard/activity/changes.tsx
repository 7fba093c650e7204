import { useQuery } from "@tanstack/react-query";
import type { FieldChange } from "@visiga/contracts/activity";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { fieldWords, valueWords } from "./activity-words.ts";
import styles from "./changes.module.css";

/** Lists each changed field with its old value (grey bar) and its new value (gold bar). */
export function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const words = useDashboardDictionary();
  const { before, after } = words.activity;
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{fieldWords(change.field, words)}</dt>
          <dd className={styles.before}>
            <span className="visually-hidden">{before} </span>
            <Value change={change} value={change.before} />
          </dd>
          <dd className={styles.after}>
            <span className="visually-hidden">{after} </span>
            <Value change={change} value={change.after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ change, value }: { change: FieldChange; value: string | null }) {
  const words = useDashboardDictionary();
  if (change.field === "photo" && value !== null) return <ChangedPhoto id={value} />;
  return valueWords(change, value, words);
}

/** Thumbnail of a current or former photo; a sentence replaces a photo that neither storage nor the bin has. */
function ChangedPhoto({ id }: { id: string }) {
  const { activity } = useDashboardDictionary();
  const { data } = useQuery(useTrpc().files.thumbnail.queryOptions({ id }, { staleTime: Number.POSITIVE_INFINITY }));
  if (data?.url === null) return activity.pictureGone;
  return <img src={data?.url} alt={activity.fields.photo} className={styles.photo} />;
}
