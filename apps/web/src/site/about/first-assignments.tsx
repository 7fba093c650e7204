import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";

export function FirstAssignments() {
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
