import { Icon } from "#ui/print/icon.tsx";
import styles from "./film.module.css";
import { useFilm } from "./use-film.ts";

interface FilmProps {
  words: { caption: string; description: string; pause: string; play: string; unsupported: string };
  /** Addresses of the film's two formats and of its poster. */
  webm: string;
  mp4: string;
  poster: string;
}

const size = { width: 960, height: 600 };

/** A silent film that loops while it is in view. Without script it has the browser’s controls. */
export function Film({ words, webm, mp4, poster }: FilmProps) {
  const { video, near, playing, toggle } = useFilm();
  const common = { muted: true, loop: true, playsInline: true, "aria-label": words.description, ...size };
  const sources = (
    <>
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      {words.unsupported}
    </>
  );
  return (
    <figure className={styles.film}>
      <div className={styles.frame}>
        {/* An `<img>`, because the `poster` attribute is not loaded lazily. */}
        <img src={poster} alt="" loading="lazy" decoding="async" {...size} />
        <video
          {...common}
          ref={video}
          className={styles.moving}
          autoPlay={near && playing}
          preload={near ? "auto" : "none"}
        >
          {sources}
        </video>
        {/* With a poster, because the browser shows black behind its controls otherwise. */}
        <noscript>
          <video {...common} controls preload="none" poster={poster}>
            {sources}
          </video>
        </noscript>
      </div>
      <figcaption>
        <button
          type="button"
          className={styles.button}
          onClick={toggle}
          aria-label={`${playing ? words.pause : words.play}: ${words.caption}`}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
        {words.caption}
      </figcaption>
    </figure>
  );
}
