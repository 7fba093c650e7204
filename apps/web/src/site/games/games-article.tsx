import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TitledColumns } from "#ui/layout/titled-columns.tsx";
import { Paragraph, TitledParagraph } from "#ui/text/paragraph.tsx";
import text from "#ui/text/text.module.css";
import { GamesSlideshow } from "./games-slideshow.tsx";

/** Article of /games: the slideshow and the texts. */
export function GamesArticle({ list }: { list: List }) {
  const { games } = useDictionary();
  return (
    <>
      <Paragraph className={text.lead}>{games.lead}</Paragraph>
      <GamesSlideshow list={list} />
      <TitledColumns
        title={games.play}
        columns={[games.football, games.basketball, games.volleyball, games.athletics]}
      />
      <TitledParagraph title={games.why.title}>{games.why.text}</TitledParagraph>
    </>
  );
}
