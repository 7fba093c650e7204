import { Stack } from "#ui/layout/stack.tsx";
import { Place, Places } from "#ui/lists/places.tsx";

interface FormPlacesProps {
  title: string;
  /** Text below the list: the name of the form. */
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
        <Places count={named.length % 3 === 0 ? 3 : 2}>
          {named.map(([name = "", where = ""]) => (
            <Place key={name} name={name}>
              {where}
            </Place>
          ))}
        </Places>
        <p>{note}</p>
      </Stack>
    </>
  );
}
