import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { SectionHead } from "#ui/layout/section.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import text from "#ui/text/text.module.css";

export function CreativeTeam() {
  const { team } = useDictionary();
  const { credits = [] } = useSite().facts;
  if (credits.length === 0) return null;
  return (
    <section>
      <SectionHead title={team.title} lead={team.lead} />
      <SheetTable
        caption={team.title}
        head={[team.part, team.name, team.note]}
        rows={credits.map(([part = "", name = "", note = ""]) => [
          part,
          name,
          <span key="note" className={text.mute}>
            {note}
          </span>,
        ])}
      />
      <SampleNote of={["credits"]} />
    </section>
  );
}
