import { useSampleMark } from "#platform/school/sample-mark.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SectionHead } from "#ui/layout/section.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import text from "#ui/text/text.module.css";
import styles from "./creative-team.module.css";

/** Credits of the website. */
export function CreativeTeam() {
  const { team } = useDictionary();
  const { credits = [] } = useSite().facts;
  const mark = useSampleMark()("credits");
  if (credits.length === 0) return null;
  return (
    <section className={styles.team}>
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
      {mark && <p className={`${text.small} ${text.mute} ${styles.mark}`}>{mark}</p>}
    </section>
  );
}
