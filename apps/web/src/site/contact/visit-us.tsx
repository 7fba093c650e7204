import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { Column, Columns } from "#ui/layout/columns.tsx";
import styles from "./visit-us.module.css";

export function VisitUs() {
  const { visit } = useDictionary().contact;
  const { physicalAddress, postalAddress } = useSite().facts;
  if (!physicalAddress && !postalAddress) return null;
  return (
    <section id="visit">
      <h2>{visit.title}</h2>
      <Columns>
        {physicalAddress && (
          <Column title={visit.physical}>
            <address className={styles.address}>{physicalAddress}</address>
          </Column>
        )}
        {postalAddress && (
          <Column title={visit.postal}>
            <address className={styles.address}>{postalAddress}</address>
          </Column>
        )}
      </Columns>
      <SampleNote of={["physicalAddress", "postalAddress"]} />
    </section>
  );
}
