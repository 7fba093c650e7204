import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Column, Columns } from "#ui/layout/columns.tsx";
import text from "#ui/text/text.module.css";
import { GamesSlideshow } from "./games-slideshow.tsx";

/** Article of /games: the slideshow and the texts. */
export function GamesArticle({ pictures }: { pictures: List }) {
  const { games } = useDictionary();
  return (
    <>
      <p className={text.lead}>{games.lead}</p>
      <GamesSlideshow list={pictures} />
      <h2>{games.play}</h2>
      <Columns>
        {([games.football, games.basketball, games.volleyball, games.athletics] as const).map((game) => (
          <Column key={game.title} title={game.title}>
            {game.text}
          </Column>
        ))}
      </Columns>
      <h2>{games.why.title}</h2>
      <p>{games.why.text}</p>
    </>
  );
}
