import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import styles from "./deceased-students.module.css";

export function DeceasedStudents() {
  const { deceased } = useDictionary().history;
  const { deceasedStudents = [] } = useSite().facts;
  if (deceasedStudents.length === 0) return null;
  return (
    <section className={`night ${styles.rest}`}>
      <h2 className={styles.title}>{deceased.title}</h2>
      <p className={styles.prayer}>{deceased.prayer}</p>
      <ul className={styles.names}>
        {deceasedStudents.map(([name = "", parish = ""], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may bear one name, and the rows keep their order
          <li key={index}>
            {name}
            {parish && (
              <span>
                <span className="visually-hidden">{deceased.parish}: </span>
                {parish}
              </span>
            )}
          </li>
        ))}
      </ul>
      <SampleNote of={["deceasedStudents"]} />
    </section>
  );
}
