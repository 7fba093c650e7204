import { useDictionary } from "#platform/words/dictionary.ts";
import { PlayButton } from "#ui/controls/icon-button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { useSaver } from "#ui/media/saver.ts";
import styles from "./film.module.css";

interface FilmProps {
  words: { caption: string; description: string; pause: string; play: string; unsupported: string };
  /** Addresses of the film's two formats and of its poster. */
  webm: string;
  mp4: string;
  poster: string;
}

const size = { width: 960, height: 600 };

/** A silent film that loops while it is visible. Without script it has the browser’s controls. */
export function Film({ words, webm, mp4, poster }: FilmProps) {
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
      <div className={styles.frame}>
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
        <PlayButton
          pause={`${words.pause}: ${words.caption}`}
          play={`${words.play}: ${words.caption}`}
          className={styles.button}
        />
        {words.caption}
      </figcaption>
    </figure>
  );
}

interface FilmLinkProps {
  caption: string;
  to: string;
  bytes: number;
}

/** A film with data saver: a link with the film's size. */
export function FilmLink({ caption, to, bytes }: FilmLinkProps) {
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
