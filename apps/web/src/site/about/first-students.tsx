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
        <ol className={styles.roll} aria-label={caption}>
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names do not move
            <li key={index} data-number={index + 1}>
              {name}
            </li>
          ))}
        </ol>
      </Stack>
    </>
  );
}
