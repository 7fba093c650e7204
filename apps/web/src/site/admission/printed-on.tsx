import { pathOf } from "@visiga/contracts/pages";
import { fill, formatDay } from "@visiga/i18n/format";
import { useOrigin } from "#platform/document/root.tsx";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import styles from "./admission-actions.module.css";
import type { LevelProps } from "./joining-words.ts";

/**
 * In print only: the day of printing and the address of the page. Script replaces the day on which the page was
 * rendered.
 */
export function PrintedOn({ level }: LevelProps) {
  const { printed } = useDictionary().joining;
  const address = `${useOrigin()}${pathOf("joining")}${level ? `?level=${level}` : ""}`;
  const [before, after] = fill(printed, { day: "\n", address }).split("\n");
  return (
    <p className={styles.paper}>
      {before}
      <span data-print-day>{formatDay(new Date().toISOString(), useLanguage())}</span>
      {after}
    </p>
  );
}
