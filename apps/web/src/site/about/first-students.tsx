import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Stack } from "#ui/layout/stack.tsx";
import styles from "./first-students.module.css";

export function FirstStudents() {
  const { history } = useDictionary();
  const { facts, samples } = useSite();
  const names = (facts.firstStudents ?? []).flatMap(([name = ""]) => name.trim() || []);
  if (names.length === 0) return null;
  const { title, lead, caption } = history.firstStudents;
  return (
    <>
      <h2>{title}</h2>
      <Stack gap={4}>
        <p>
          {lead} {samples.includes("firstStudents") && history.sampleNames}
        </p>
        <RollTable caption={caption} names={names} />
      </Stack>
    </>
  );
}

const columns = 4;

/** Names in four columns, filled row by row, so that the two columns on phones keep the order. */
function RollTable({ caption, names }: { caption: string; names: readonly string[] }) {
  const numbered = names.map((name, index) => ({ name, number: index + 1 }));
  const starts = Array.from({ length: Math.ceil(names.length / columns) }, (_, row) => row * columns);
  return (
    <table id="first-students" className={styles.roll}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {starts.map((start) => (
          <tr key={start}>
            {numbered.slice(start, start + columns).map(({ name, number }) => (
              <td key={number} data-number={number}>
                {name}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
