import type { List } from "#platform/data/page-data.ts";
import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { FailedNotice } from "#site/lists/list-state.tsx";
import { TitledColumns } from "#ui/layout/columns.tsx";
import { Plate } from "#ui/layout/plate.tsx";
import { Slideshow } from "#ui/media/slideshow.tsx";
import { Paragraph, TitledParagraph } from "#ui/text/paragraph.tsx";
import text from "#ui/text/text.module.css";

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

const sports = ["football", "basketball", "volleyball", "athletics"] as const;
const drawing = (index: number): DescribedPicture => `games-${sports[index % sports.length] ?? sports[0]}`;

const sizes = "(min-width: 62rem) 49vw, 100vw";

function GamesSlideshow({ list }: { list: List }) {
  const { artwork, common, games, gallery } = useDictionary();
  const slides = list.items.map(({ id, name, description, photo, focal, alt }, index) => ({
    key: id,
    caption: displayName(name, gallery.untitled),
    photo,
    focal,
    fallback: drawing(index),
    alt: alt ?? description ?? name,
  }));
  const drawings = sports.map((sport, index) => ({
    key: sport,
    caption: games[sport].title,
    photo: null,
    fallback: drawing(index),
    alt: artwork[drawing(index)],
  }));
  const words = {
    label: games.slideshow,
    previous: common.previousPicture,
    next: common.nextPicture,
    pause: common.pause,
    play: common.play,
  };
  return (
    <>
      <Plate bleed>
        <Slideshow slides={slides.length > 0 ? slides : drawings} sizes={sizes} interval={4000} words={words} eager />
      </Plate>
      {list.failed && <FailedNotice />}
    </>
  );
}
