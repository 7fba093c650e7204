import { classNames } from "#ui/class-names.ts";
import columns from "#ui/layout/columns.module.css";
import { Stack } from "#ui/layout/stack.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./form-places.module.css";

interface FormPlacesProps {
  title: string;
  note: string;
  /** Rows of name and location; undefined if none were entered. */
  places: readonly (readonly string[])[] | undefined;
}

export function FormPlaces({ title, note, places = [] }: FormPlacesProps) {
  const named = places.filter(([name]) => name?.trim());
  if (named.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <Stack gap={4}>
        <ul className={classNames(columns.columns, styles.places, named.length % 3 === 0 && styles.three)}>
          {named.map(([name = "", where = ""]) => (
            <li key={name}>
              <Icon name="place" className={styles.pin} />
              <div>
                <b>{name}</b>
                {where && <span className={columns.words}>{where}</span>}
              </div>
            </li>
          ))}
        </ul>
        <p>{note}</p>
      </Stack>
    </>
  );
}
