import type { List } from "#platform/data/page-data.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ListState } from "#site/lists/list-state.tsx";
import { ArtworkPlate } from "#site/samples/artwork.tsx";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { TitledColumns } from "#ui/layout/columns.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import saw from "#ui/print/saw-edges.module.css";
import { Motto } from "#ui/text/motto.tsx";
import { Lead, Paragraph, TitledParagraph } from "#ui/text/paragraph.tsx";
import styles from "./about-us-article.module.css";
import { EntryPlates, withPhoto } from "./entry-plates.tsx";

/** Its pictures are the photos of page ABOUT; if there are none, artwork whose caption identifies it as such. */
export function AboutUsArticle({ list }: { list: List }) {
  const { about, motto } = useDictionary();
  const { facts } = useSite();
  const saying = facts.motto ?? motto.sentence;
  const { vision, mission, achievements, plan } = about;
  const pictures = withPhoto(list);
  return (
    <>
      <Lead>{about.lead}</Lead>
      {(vision.text || vision.verse) && <h2>{vision.title}</h2>}
      <Paragraph>{vision.text}</Paragraph>
      {vision.verse && (
        <blockquote className={`blue ${saw.saw} ${styles.verse}`}>
          <p>{vision.verse}</p>
          {vision.source && <cite className="block smaller above-3 mute-on-dark">{vision.source}</cite>}
        </blockquote>
      )}
      <TitledParagraph title={mission.title}>{mission.text}</TitledParagraph>
      <h2>{achievements.title}</h2>
      <Facts>
        {achievements.items.map(({ figure, text: words }) => (
          <Fact key={figure} term={figure}>
            {words}
          </Fact>
        ))}
      </Facts>
      <TitledColumns title={plan.title} lead={plan.lead} columns={plan.items} />
      {pictures.items.length === 0 && !list.failed ? (
        <ArtworkPlate name="hero-chapel" caption={about.drawn} />
      ) : (
        <>
          <h2>{about.pictures}</h2>
          <EntryPlates list={list} entries={pictures.items} />
          <ListState list={pictures} empty={null} />
        </>
      )}
      {saying && (
        <>
          <h2>{about.motto}</h2>
          <Motto text={saying} layout="block" />
          <SampleNote of={["motto"]} />
        </>
      )}
    </>
  );
}
