import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import { ProseText } from "#ui/text/prose.tsx";
import text from "#ui/text/text.module.css";
import { ArtworkPlate } from "./artwork-plate.tsx";
import { DeceasedStudents } from "./deceased-students.tsx";
import { FirstStudents } from "./first-students.tsx";
import { HistoryYears } from "./history-years.tsx";

/** Article of /history: the years, the first students and assignments, the deceased. */
export function HistoryArticle() {
  const { history } = useDictionary();
  return (
    <>
      <p className={text.lead}>{history.lead}</p>
      <h2>{history.short.title}</h2>
      <ProseText paragraphs={history.short.paragraphs} />
      <HistoryYears />
      <ArtworkPlate name="bell" caption={history.bell} />
      <FirstStudents />
      <FirstAssignments />
      <DeceasedStudents />
    </>
  );
}

function FirstAssignments() {
  const { firstAssignments: words } = useDictionary().history;
  const { firstAssignments = [] } = useSite().facts;
  if (firstAssignments.length === 0) return null;
  return (
    <>
      <h2>{words.title}</h2>
      <Stack gap={4}>
        <p>{words.lead}</p>
        <SheetTable
          caption={words.title}
          head={[words.name, words.assignment, words.year]}
          rows={firstAssignments.map(([name = "", assignment = "", year = ""]) => [name, assignment, year])}
          figures={[2]}
        />
      </Stack>
      <SampleNote of={["firstAssignments"]} />
    </>
  );
}
