import choirMp4 from "@visiga/artwork/files/films/choir.mp4?url";
import choirWebm from "@visiga/artwork/files/films/choir.webm?url";
import choirPoster from "@visiga/artwork/files/films/choir-poster.webp?url";
import coastMp4 from "@visiga/artwork/files/films/coast.mp4?url";
import coastWebm from "@visiga/artwork/files/films/coast.webm?url";
import coastPoster from "@visiga/artwork/files/films/coast-poster.webp?url";
import { filmBytes } from "@visiga/artwork/films";
import { useDictionary } from "#platform/words/dictionary.ts";
import { PlayButton } from "#ui/controls/icon-button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Section, SectionHead, Wrap } from "#ui/layout/section.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { WithScript } from "#ui/media/with-script.tsx";
import styles from "./home-films.module.css";

export function HomeFilms() {
  const { films } = useDictionary().home;
  const saver = useSaver();
  if (!films.title) return null;
  return (
    <Section tone="sand">
      <Wrap>
        <SectionHead title={films.title} lead={films.lead} />
        {saver ? (
          <>
            <FilmLink caption={films.choir.caption} to={choirMp4} bytes={filmBytes.choir} />
            <FilmLink caption={films.coast.caption} to={coastMp4} bytes={filmBytes.coast} />
          </>
        ) : (
          <div className={`no-scrollbar stack gap ${styles.films}`}>
            <Film words={{ ...films, ...films.choir }} webm={choirWebm} mp4={choirMp4} poster={choirPoster} />
            <Film words={{ ...films, ...films.coast }} webm={coastWebm} mp4={coastMp4} poster={coastPoster} />
          </div>
        )}
      </Wrap>
    </Section>
  );
}

interface FilmProps {
  words: { caption: string; description: string; pause: string; play: string; unsupported: string };
  webm: string;
  mp4: string;
  poster: string;
}

/** Shown as it is by browsers without style. */
const size = { width: 400, height: 250 };

/** A silent film that loops while it is visible. Without script it has the browser’s controls. */
function Film({ words, webm, mp4, poster }: FilmProps) {
  const common = { muted: true, loop: true, playsInline: true, "aria-label": words.description, ...size };
  const sources = (
    <>
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      {words.unsupported}
    </>
  );
  return (
    <figure className={styles.film} data-film>
      <div className={`stack ${styles.frame}`}>
        {/* An `<img>`, because browsers do not load the `poster` attribute lazily. */}
        <img src={poster} alt="" loading="lazy" decoding="async" {...size} />
        <video {...common} className={styles.moving} preload="none">
          {sources}
        </video>
        {/* Without a poster, browsers show black behind their controls. */}
        <noscript>
          <video {...common} controls preload="none" poster={poster}>
            {sources}
          </video>
        </noscript>
      </div>
      <figcaption>
        <WithScript>
          <PlayButton
            pause={`${words.pause}: ${words.caption}`}
            play={`${words.play}: ${words.caption}`}
            className={styles.button}
          />
        </WithScript>
        {words.caption}
      </figcaption>
    </figure>
  );
}

function FilmLink({ caption, to, bytes }: { caption: string; to: string; bytes: number }) {
  const { saver } = useDictionary();
  return (
    <p>
      {caption}
      <br />
      <TextLink to={to}>
        {saver.film}, {useSaver()?.weight(bytes)}
      </TextLink>
    </p>
  );
}
