import type { SiteKey } from "@visiga/contracts/site";
import { fill, formatDay } from "@visiga/i18n/format";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import styles from "./last-changed.module.css";

/** What every admission sheet tells of the form. */
const formKeys: readonly SiteKey[] = [
  "admissionPrice",
  "admissionDueDate",
  "phoneAdmission",
  "phoneOffice",
  "emailAdmission",
];

/** The day on which one of the sheet’s facts last changed, so that an old sheet is known for one. */
export function LastChanged({ places = [] }: { places?: readonly SiteKey[] }) {
  const { frame } = useDictionary();
  const language = useLanguage();
  const { changed } = useSite();
  const newest = [...formKeys, ...places]
    .map((key) => changed[key])
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  if (!newest) return null;
  return (
    // It may stand in an article of another language.
    <p lang={language} className={styles.changed}>
      {fill(frame.lastChanged, { day: formatDay(newest, language) })}
    </p>
  );
}
