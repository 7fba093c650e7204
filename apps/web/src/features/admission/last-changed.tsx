import { fill, formatDay } from "@visiga/i18n/format";
import { useDictionary, useLanguage } from "../../platform/dictionary.ts";
import { useSite } from "../../platform/site-facts.ts";
import styles from "./last-changed.module.css";

/** The day on which what the seminary has entered last changed, so that an old sheet is known for one. */
export function LastChanged() {
  const { frame } = useDictionary();
  const language = useLanguage();
  const { changedAt } = useSite();
  if (!changedAt) return null;
  return (
    // It may stand in an article of another language.
    <p lang={language} className={styles.changed}>
      {fill(frame.lastChanged, { day: formatDay(changedAt, language) })}
    </p>
  );
}
