import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import styles from "./roster.module.css";

/** Table of the first assignments of the seminary's priests. */
export function FirstAssignments() {
  const { firstAssignments: words } = useDictionary().history;
  const { firstAssignments = [] } = useSite().facts;
  if (firstAssignments.length === 0) return null;
  return (
    <>
      <h2>{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <SheetTable
        caption={words.title}
        head={[words.name, words.assignment, words.year]}
        rows={firstAssignments.map(([name = "", assignment = "", year = ""]) => [name, assignment, year])}
        figures={[2]}
      />
      <SampleNote of={["firstAssignments"]} />
    </>
  );
}
