import { schoolDay } from "@visiga/contracts/dates";
import type { EntryRecord } from "@visiga/contracts/entries";
import { listStep } from "@visiga/contracts/pages";
import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import type { List } from "#platform/data/page-data.ts";
import { nextShow, showAll } from "#platform/data/shown-items.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import styles from "./years.module.css";

/** In the school's time zone; undefined for an entry that no year is shown of. */
type YearOf = (entry: EntryRecord) => string | undefined;

export const yearOf: YearOf = ({ date }) => schoolDay(new Date(date)).slice(0, 4);

/** The year of the day that somebody gave an entry: the year of its upload says nothing of a person. */
export const givenYear: YearOf = (entry) => (entry.date === entry.createdAt ? undefined : yearOf(entry));

/** The year of each entry, where the entry before has another. A fragment begins with a year too, which the list may have. */
export function newYears(list: List, year: YearOf): (string | undefined)[] {
  const years = list.items.map(year);
  return years.map((each, index) => (each === years[index - 1] ? undefined : each));
}

/** Heading of a year inside a list, to which `YearLinks` lead. */
export const YearItem = ({ year }: { year: string }) => (
  <li id={`y${year}`} className={styles.year} data-year>
    <h2>{year}</h2>
  </li>
);

/** Links to the years that a list shows, and to the whole list; nothing where there is only one year to see, but in a fragment. */
export function YearLinks({ list, year, children }: { list: List; year: YearOf; children: ReactNode }) {
  const { common } = useDictionary();
  const years = [...new Set(list.items.flatMap((entry) => year(entry) ?? []))];
  if (years.length < 2 && !children && list.from === 0) return null;
  return (
    <nav className={`screen-only row wraps below-4 ${styles.years}`} aria-label={common.years}>
      <span className={`row wraps ${styles.years}`} data-years>
        {years.map((each) => (
          <TextLink key={each} id={`to-${each}`} to={`#y${each}`}>
            {each}
          </TextLink>
        ))}
      </span>
      {children}
    </nav>
  );
}

interface WholeListProps {
  list: List;
  step?: number | undefined;
  address?: ((show: number) => string) | undefined;
}

/** Link to all items at once; null where all are shown. */
export function wholeList({ list, step = listStep, address = (show) => `?show=${show}` }: WholeListProps) {
  return nextShow(list, step) ? <WholeListLink to={address(showAll(list, step))} count={list.total} /> : null;
}

function WholeListLink({ to, count }: { to: string; count: number }) {
  return (
    <TextLink to={to} data-whole-list>
      {fill(useDictionary().common.wholeList, { count })}
    </TextLink>
  );
}
