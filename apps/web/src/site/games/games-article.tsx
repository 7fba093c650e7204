import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { EntrySlideshow } from "#site/lists/entry-slideshow.tsx";
import { FailedNotice } from "#site/lists/list-state.tsx";
import { TitledColumns } from "#ui/layout/columns.tsx";
import { Plate } from "#ui/layout/plate.tsx";
import { Lead, TitledParagraph } from "#ui/text/paragraph.tsx";

export function GamesArticle({ list }: { list: List }) {
  const { common, games, gallery } = useDictionary();
  const drawings = (["football", "basketball", "volleyball", "athletics"] as const).map((sport) => ({
    picture: `games-${sport}` as const,
    caption: games[sport].title,
  }));
  return (
    <>
      <Lead>{games.lead}</Lead>
      <Plate bleed>
        <EntrySlideshow
          entries={list.items}
          drawings={drawings}
          untitled={gallery.untitled}
          sizes="(min-width: 62rem) 49vw, 100vw"
          interval={4000}
          words={{ ...common, label: games.slideshow, previous: common.previousPicture, next: common.nextPicture }}
          eager
        />
      </Plate>
      {list.failed && <FailedNotice />}
      <TitledColumns
        title={games.play}
        columns={[games.football, games.basketball, games.volleyball, games.athletics]}
      />
      <TitledParagraph title={games.why.title}>{games.why.text}</TitledParagraph>
    </>
  );
}
