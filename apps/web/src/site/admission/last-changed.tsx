import { formFacts } from "@visiga/contracts/pages";
import type { SiteKey } from "@visiga/contracts/site";
import { fill, formatDay } from "@visiga/i18n/format";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import styles from "./last-changed.module.css";

/** Site values that every admission page shows. */
const formKeys: readonly SiteKey[] = [...formFacts, "phoneOffice", "phoneOfficeChannels"];

interface LastChangedProps {
  places?: readonly SiteKey[];
  /** All site values of the page; default: those of the form, and `places`. */
  of?: readonly SiteKey[];
}

/** Day of the last change of the values of the page, so that an outdated print can be recognised. */
export function LastChanged({ places = [], of: keys = [...formKeys, ...places] }: LastChangedProps) {
  const { frame } = useDictionary();
  const language = useLanguage();
  const { changed, facts } = useSite();
  if (!keys.some((key) => key in facts)) return null;
  const newest = keys
    .map((key) => changed[key])
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  if (!newest) return null;
  return (
    // The article may be in another language.
    <p lang={language} className={`small mute ${styles.changed}`}>
      {fill(frame.lastChanged, { day: formatDay(newest, language) })}
    </p>
  );
}
