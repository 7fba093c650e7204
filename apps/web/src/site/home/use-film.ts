import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersNoAutoplay } from "#ui/media/use-slideshow.ts";

interface FilmControl {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Whether it has been near the viewport, so that it is loaded. */
  readonly near: boolean;
  /** Whether it is set to play; also true while it is paused out of view. */
  readonly playing: boolean;
  readonly toggle: () => void;
}

/**
 * Plays a silent film while it is in view. It does not start automatically if the visitor prefers reduced motion or
 * reduced data, nor if the browser blocks autoplay.
 */
export function useFilm(): FilmControl {
  const video = useRef<HTMLVideoElement>(null);
  const [near, setNear] = useState(false);
  const [visible, setVisible] = useState(false);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    if (prefersNoAutoplay()) setPlaying(false);
    if (!video.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.at(-1)?.isIntersecting ?? false;
        setVisible(inView);
        if (inView) setNear(true);
      },
      { rootMargin: "200px" },
    );
    observer.observe(video.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    if (!playing || !visible) return film.pause();
    film.muted = true;
    film.play().catch((error: DOMException) => {
      if (error.name === "NotAllowedError") setPlaying(false);
    });
  }, [playing, visible]);

  return { video, near, playing, toggle: () => setPlaying((was) => !was) };
}
