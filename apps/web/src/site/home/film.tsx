import { Icon } from "#ui/print/icon.tsx";
import styles from "./film.module.css";
import { useFilm } from "./use-film.ts";

interface FilmProps {
  words: { caption: string; description: string; pause: string; play: string; unsupported: string };
  /** Addresses of the two forms of the film and of its still. */
  webm: string;
  mp4: string;
  poster: string;
}

const size = { width: 960, height: 600 };

/** A silent film that runs in a circle while it is in view. Without script it has the browser’s own controls. */
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
        {/* A video’s own poster is fetched with the page; this one waits until it is near. */}
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
        {/* Without a poster the browser draws its controls on black. */}
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
