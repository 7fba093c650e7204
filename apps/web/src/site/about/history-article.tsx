import { useDictionary } from "#platform/words/dictionary.ts";
import { Prose } from "#ui/text/prose.tsx";
import text from "#ui/text/text.module.css";
import { Unbroken } from "#ui/text/unbroken.tsx";
import { ArtworkPlate } from "./artwork-plate.tsx";
import { DeceasedStudents } from "./deceased-students.tsx";
import { FirstAssignments } from "./first-assignments.tsx";
import { FirstStudents } from "./first-students.tsx";
import { HistoryYears } from "./history-years.tsx";

/** Article of /history: the years, the first students and assignments, the deceased. */
export function HistoryArticle() {
  const { history } = useDictionary();
  return (
    <>
      <p className={text.lead}>{history.lead}</p>
      <h2>{history.short.title}</h2>
      <Prose>
        {history.short.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Unbroken>{paragraph}</Unbroken>
          </p>
        ))}
      </Prose>
      <HistoryYears />
      <ArtworkPlate name="bell" caption={history.bell} />
      <FirstStudents />
      <FirstAssignments />
      <DeceasedStudents />
    </>
  );
}
