import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { RollTable } from "./roll-table.tsx";
import styles from "./roster.module.css";

/** Names of the first class. */
export function FirstStudents() {
  const { history } = useDictionary();
  const { facts, samples } = useSite();
  const names = (facts.firstStudents ?? []).flatMap(([name = ""]) => name.trim() || []);
  if (names.length === 0) return null;
  const { title, lead, caption } = history.firstStudents;
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.lead}>
        {lead} {samples.includes("firstStudents") && history.sampleNames}
      </p>
      <RollTable caption={caption} names={names} />
    </>
  );
}
