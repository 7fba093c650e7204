import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import { FilePicture } from "#ui/media/picture.tsx";
import { MotifTile, motifAt } from "#ui/print/block-print.tsx";
import styles from "./people-grid.module.css";

const sizes = "(min-width: 90rem) 26.5rem, (min-width: 48rem) 31vw, 6rem";

/**
 * People with picture, name and description: rows on phones, three columns from 48rem on.
 * @param roles whether the title of a file is the person's role, shown in red below the name
 */
export function PeopleGrid({ list: { items, from }, roles }: { list: List; roles?: boolean }) {
  const { untitled } = useDictionary().gallery;
  if (items.length === 0) return null;
  return (
    <ul data-items className={classNames(styles.people, roles && styles.portraits)}>
      {items.map((file, index) => {
        const name = displayName(file.name, untitled);
        const place = from + index;
        return (
          <li key={file.id}>
            {file.photo ? (
              <FilePicture file={file} sizes={sizes} widest={960} eager={place === 0} className={styles.picture} />
            ) : (
              <MotifTile motif={motifAt(place)} className={styles.picture} />
            )}
            <div>
              <b className="name">{file.path ? <Link to={file.path}>{name}</Link> : name}</b>
              {roles && file.title && <span className="block smaller semibold red-text">{file.title}</span>}
              {file.description && <p className="mute breaks">{file.description}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
