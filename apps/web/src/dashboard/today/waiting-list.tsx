import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./today-tab.module.css";
import { useWaiting } from "./use-waiting.ts";

export function WaitingList() {
  const { today, images } = useDashboardDictionary();
  const { lines, loading, failed, retry } = useWaiting();
  return (
    <section className={styles.waiting} aria-label={today.waiting}>
      <h2>{today.waiting}</h2>
      {loading && <LoadingStar>{images.loading}</LoadingStar>}
      {failed && <FailedList onRetry={retry}>{today.failed}</FailedList>}
      {!loading && !failed && lines.length === 0 && <p>{today.nothing}</p>}
      {!loading && lines.length > 0 && (
        <ul>
          {lines.map(({ to, text }) => (
            <li key={text}>
              <Link to={to}>
                {text}
                <Icon name="next" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
