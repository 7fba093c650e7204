import { useMark } from "#platform/editing/marks.ts";
import { useSampleMark, useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { PhoneNumber } from "#site/phone/phone-number.tsx";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { Actions, ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import section from "#ui/layout/section.module.css";
import { SectionHead, Wrap } from "#ui/layout/section.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import { MotifTile } from "#ui/print/block-print.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import styles from "./developer-page.module.css";

export function DeveloperPage() {
  const { developer } = useDictionary();
  const { facts } = useSite();
  const editMark = useMark();
  const sampleMark = useSampleMark(["developerName", "developerAbout", "developerEmail", "developerPhone"]);
  const { developerName: name, developerAbout: about, developerEmail, developerPhone } = facts;
  const empty = !name && !about && !facts.credits?.length;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Wrap className={styles.page}>
          <div className={section.split}>
            <MotifTile motif="leaf" className={styles.tile} />
            <div className={`shrinks ${styles.words}`}>
              <h1>{name || developer.heading}</h1>
              {about && <p className="lead mute lines">{about}</p>}
              {empty && <p className="lead mute lines">{developer.empty}</p>}
              {(developerEmail || developerPhone) && <p>{developer.note}</p>}
              <Actions>
                {developerEmail && (
                  <ButtonLink icon="mail" to={`mailto:${developerEmail}`}>
                    {editMark("developerEmail", developer.write)}
                  </ButtonLink>
                )}
                {developerPhone && (
                  <PhoneNumber number={developerPhone} channels={facts.developerPhoneChannels} as={TextLink}>
                    <span className="visually-hidden">{developer.call}: </span>
                    {developerPhone}
                  </PhoneNumber>
                )}
                <TextLink to="/contact">{developer.school}</TextLink>
              </Actions>
              {sampleMark && <p className="small mute">{sampleMark}</p>}
            </div>
          </div>
          <CreativeTeam />
        </Wrap>
      </main>
      <KangaBorder />
    </>
  );
}

function CreativeTeam() {
  const { team } = useDictionary();
  const { credits = [] } = useSite().facts;
  if (credits.length === 0) return null;
  return (
    <section>
      <SectionHead title={team.title} lead={team.lead} />
      <SheetTable
        caption={team.title}
        head={[team.part, team.name, team.note]}
        rows={credits.map(({ part, name, note, langs }) => [
          <LangSpan key="part" lang={langs?.part}>
            {part}
          </LangSpan>,
          <LangSpan key="name" lang={langs?.name}>
            {name}
          </LangSpan>,
          <span key="note" className="mute" lang={langs?.note}>
            {note}
          </span>,
        ])}
      />
      <SampleNote of={["credits"]} />
    </section>
  );
}
