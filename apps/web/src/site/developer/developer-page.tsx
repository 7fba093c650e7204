import { useSampleMark } from "#platform/school/sample-mark.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Wrap } from "#ui/layout/section.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import { MotifTile } from "#ui/print/motif-tile.tsx";
import text from "#ui/text/text.module.css";
import { CreativeTeam } from "./creative-team.tsx";
import { DeveloperActions } from "./developer-actions.tsx";
import styles from "./developer-page.module.css";

export function DeveloperPage() {
  const { developer } = useDictionary();
  const { facts } = useSite();
  const mark = useSampleMark()("developerName", "developerAbout", "developerEmail", "developerPhone");
  const { developerName: name, developerAbout: about, developerEmail, developerPhone } = facts;
  const empty = !name && !about && !facts.credits?.length;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Wrap className={styles.page}>
          <div className={styles.developer}>
            <MotifTile motif="leaf" className={styles.tile} />
            <div className={styles.words}>
              <h1>{name || developer.heading}</h1>
              {about && <p className={`${text.lead} ${styles.about}`}>{about}</p>}
              {empty && <p className={`${text.lead} ${styles.about}`}>{developer.empty}</p>}
              {(developerEmail || developerPhone) && <p>{developer.note}</p>}
              <DeveloperActions />
              {mark && <p className={`${text.small} ${text.mute}`}>{mark}</p>}
            </div>
          </div>
          <CreativeTeam />
        </Wrap>
      </main>
      <KangaBorder />
    </>
  );
}
