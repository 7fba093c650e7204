import { Fragment } from "react";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import { EntryPhoto } from "#ui/media/picture.tsx";
import { MotifTile, motifAt } from "#ui/print/block-print.tsx";
import styles from "./people-grid.module.css";
import { givenYear, newYears, YearItem } from "./years.tsx";

const sizes = "(min-width: 90rem) 26.5rem, (min-width: 48rem) 31vw, 6rem";

/**
 * People with picture, name and description: rows on phones, three columns from 48rem on.
 * @param roles whether the title of an entry is the person's role, shown in red below the name, and the years that somebody gave
 */
export function PeopleGrid({ list, roles }: { list: List; roles?: boolean }) {
  const { items, from } = list;
  const { untitled } = useDictionary().gallery;
  const years = roles ? newYears(list, givenYear) : [];
  if (items.length === 0) return null;
  return (
    <ul data-items className={classNames(styles.people, roles && styles.portraits)}>
      {items.map((entry, index) => {
        const name = displayName(entry.name, untitled);
        const place = from + index;
        const year = years[index];
        return (
          <Fragment key={entry.id}>
            {year && <YearItem year={year} />}
            <li>
              {entry.photo ? (
                <EntryPhoto entry={entry} sizes={sizes} widest={960} eager={place === 0} className={styles.picture} />
              ) : (
                <MotifTile motif={motifAt(place)} className={styles.picture} />
              )}
              <div>
                <b className="name">{entry.path ? <Link to={entry.path}>{name}</Link> : name}</b>
                {roles && entry.title && <span className="block smaller semibold red-text">{entry.title}</span>}
                {entry.description && <p className="mute breaks">{entry.description}</p>}
              </div>
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
