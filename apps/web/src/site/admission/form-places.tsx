import { Place, Places } from "#ui/lists/places.tsx";
import styles from "./form-note.module.css";

interface FormPlacesProps {
  title: string;
  /** Which form to ask for. */
  note: string;
  /** Name, and where that is; nothing while the seminary has not entered any. */
  places: readonly (readonly string[])[] | undefined;
}

/** Where the form is to be had. */
export function FormPlaces({ title, note, places = [] }: FormPlacesProps) {
  const named = places.filter(([name]) => name?.trim());
  if (named.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <Places count={named.length % 3 === 0 ? 3 : 2}>
        {named.map(([name = "", where = ""]) => (
          <Place key={name} name={name}>
            {where}
          </Place>
        ))}
      </Places>
      <p className={styles.note}>{note}</p>
    </>
  );
}
