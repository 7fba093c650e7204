import { useEffect, useState } from "react";

export interface SlideshowOptions {
  count: number;
  /** Milliseconds from one slide to the next. */
  interval: number;
  /** Paused temporarily, while it is hovered or focused. */
  held?: boolean | undefined;
}

export interface Slideshow {
  readonly current: number;
  /** The slide shown before the current one; null before the first change. */
  readonly leaving: number | null;
  /** Direction of the transition: 1 forward, -1 back. */
  readonly direction: 1 | -1;
  /** Whether it is set to play; also true while it is held or hidden. */
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly previous: () => void;
  readonly next: () => void;
}

const start = { current: 0, leaving: null as number | null, direction: 1 as 1 | -1 };

/**
 * State of a slideshow: advances in a loop while it plays and the page is visible, and by hand. It does not start
 * automatically if the visitor prefers reduced motion or reduced data.
 */
export function useSlideshow({ count, interval, held = false }: SlideshowOptions): Slideshow {
  const [state, setState] = useState(start);
  const [playing, setPlaying] = useState(count > 1);
  const hidden = usePageHidden();
  const move = (direction: 1 | -1) =>
    setState(({ current }) => ({ current: (current + direction + count) % count, leaving: current, direction }));

  useEffect(() => {
    if (prefersNoAutoplay()) setPlaying(false);
  }, []);

  const { current } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide restarts the timer, also after a manual step
  useEffect(() => {
    if (!playing || held || hidden || count < 2) return;
    const timer = setTimeout(() => move(1), interval);
    return () => clearTimeout(timer);
  }, [playing, held, hidden, count, interval, current]);

  const shown = count > 0 ? Math.min(current, count - 1) : 0;
  return { ...state, current: shown, playing, setPlaying, previous: () => move(-1), next: () => move(1) };
}

interface Connection {
  readonly saveData?: boolean;
}

export const prefersNoAutoplay = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ||
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return hidden;
}
