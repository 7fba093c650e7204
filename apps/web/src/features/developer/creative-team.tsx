import { useDictionary } from "../../platform/dictionary.ts";
import { useSampleMark } from "../../platform/sample-mark.ts";
import { useSite } from "../../platform/site-facts.ts";
import { SectionHead } from "../../ui/section.tsx";
import { SheetTable } from "../../ui/sheet-table.tsx";
import text from "../../ui/text.module.css";
import styles from "./creative-team.module.css";

/** The credits: who did which part. */
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
