import choirMp4 from "@visiga/artwork/files/films/choir.mp4?url";
import choirWebm from "@visiga/artwork/files/films/choir.webm?url";
import choirPoster from "@visiga/artwork/files/films/choir-poster.webp?url";
import coastMp4 from "@visiga/artwork/files/films/coast.mp4?url";
import coastWebm from "@visiga/artwork/files/films/coast.webm?url";
import coastPoster from "@visiga/artwork/files/films/coast-poster.webp?url";
import { type FilmName, films as files } from "@visiga/artwork/films";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Section, SectionHead, Wrap } from "#ui/layout/section.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { Film, FilmLink } from "./film.tsx";
import styles from "./home-films.module.css";

const weight = (film: FilmName): number => files.find(({ name }) => name === film)?.bytes ?? 0;

export function HomeFilms() {
  const { films } = useDictionary().home;
  const saver = useSaver();
  return (
    <Section tone="sand">
      <Wrap>
        <SectionHead title={films.title} lead={films.lead} />
        {saver ? (
          <>
            <FilmLink caption={films.choir.caption} to={choirMp4} bytes={weight("choir")} />
            <FilmLink caption={films.coast.caption} to={coastMp4} bytes={weight("coast")} />
          </>
        ) : (
          <div className={styles.films}>
            <Film words={{ ...films, ...films.choir }} webm={choirWebm} mp4={choirMp4} poster={choirPoster} />
            <Film words={{ ...films, ...films.coast }} webm={coastWebm} mp4={coastMp4} poster={coastPoster} />
          </div>
        )}
      </Wrap>
    </Section>
  );
}
