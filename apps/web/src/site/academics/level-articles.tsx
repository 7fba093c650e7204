import type { EntryRecord } from "@visiga/contracts/entries";
import type { ReactNode } from "react";
import type { List } from "#platform/data/page-data.ts";
import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { EntryCard } from "#site/lists/entry-card.tsx";
import { FailedNotice } from "#site/lists/list-state.tsx";
import { ArtworkCard, cardSizes } from "#site/samples/artwork.tsx";
import { Actions, ButtonLink } from "#ui/controls/button.tsx";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import { Column, Columns } from "#ui/layout/columns.tsx";
import { Plates } from "#ui/layout/plate.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import columns from "#ui/lists/subjects.module.css";
import { Paragraph } from "#ui/text/paragraph.tsx";
import { ExamResults } from "./exam-results.tsx";

export function OLevelArticle({ list }: { list: List }) {
  const { olevel } = useDictionary();
  const { bible, computer, subjects } = olevel;
  const standIns = [
    { picture: "computer", title: computer.title },
    { picture: "geography", title: subjects.geography },
  ] as const;
  return (
    <LevelArticle level="O-LEVEL" words={olevel} list={list} standIns={standIns}>
      <h2>{olevel.core}</h2>
      <ul className={columns.subjects}>
        {Object.entries(subjects).map(([key, subject]) => (
          <li key={key}>{subject}</li>
        ))}
      </ul>
      <h2>{olevel.additional}</h2>
      <Columns>
        <Column title={bible.title}>{bible.text}</Column>
        <Column title={computer.title}>{computer.text}</Column>
      </Columns>
      <ExamResults exam="csee" />
    </LevelArticle>
  );
}

export function ALevelArticle({ list }: { list: List }) {
  const { alevel } = useDictionary();
  const { combo1, combo2, combo3, combo4, combo5, after } = alevel;
  const standIns = [
    { picture: "science", title: combo3.code },
    { picture: "geography", title: combo2.code },
  ] as const;
  return (
    <LevelArticle level="A-LEVEL" words={alevel} list={list} standIns={standIns}>
      <Paragraph>{alevel.text}</Paragraph>
      <h2>{alevel.combinations}</h2>
      <Facts>
        {[combo1, combo2, combo3, combo4, combo5].map(({ code, subjects }) => (
          <Fact key={code} term={code}>
            {subjects}
          </Fact>
        ))}
      </Facts>
      <h2>{after.title}</h2>
      <Blocks>
        <Block tone="gold" term={after.graduates.label} note={after.graduates.text}>
          {after.graduates.figure}
        </Block>
        <Block tone="blue" term={after.candidates.label} note={after.candidates.text}>
          {after.candidates.figure}
        </Block>
      </Blocks>
      <ExamResults exam="acsee" />
    </LevelArticle>
  );
}

type Level = "O-LEVEL" | "A-LEVEL";

/** On tablets the first picture is the largest of the first screen. */
const onTablets = "(min-width: 48rem) and (max-width: 61.9rem)";

interface LevelArticleProps {
  level: Level;
  words: { lead: string; pictures: string; admission: string };
  /** Entries of page SEMINARIAN. */
  list: List;
  /** Artwork if there are no entries. */
  standIns: readonly { picture: DescribedPicture; title: string }[];
  children: ReactNode;
}

function LevelArticle({ level, words, list, standIns, children }: LevelArticleProps) {
  const { frame } = useDictionary();
  const photos = ofLevel(list.items, level).map((entry, index) => {
    const fallback = standIns[index % standIns.length]?.picture;
    const eagerFrom = index === 0 ? onTablets : undefined;
    return <EntryCard key={entry.id} entry={entry} fallback={fallback} sizes={cardSizes} eagerFrom={eagerFrom} />;
  });
  const drawings = standIns.map(({ picture, title }) => (
    <ArtworkCard key={picture} name={picture} widest={960} title={title} text={frame.samplePicture} />
  ));
  return (
    <>
      <p className="lead">{words.lead}</p>
      {children}
      <section>
        <h2 className="visually-hidden">{words.pictures}</h2>
        <Stack gap={6}>
          <Plates>{photos.length > 0 ? photos : drawings}</Plates>
          {list.failed && <FailedNotice />}
        </Stack>
      </section>
      <Actions>
        <ButtonLink to={`/${level.toLowerCase()}-admission`}>{words.admission}</ButtonLink>
      </Actions>
    </>
  );
}

const other: Record<Level, string> = { "O-LEVEL": "ALEVEL", "A-LEVEL": "OLEVEL" };

/** The entries for a level's page: all except those titled with the other level, in any spelling. */
export const ofLevel = (items: readonly EntryRecord[], level: Level): EntryRecord[] =>
  items.filter(({ title }) => title.toUpperCase().replace(/[^A-Z]/g, "") !== other[level]);
