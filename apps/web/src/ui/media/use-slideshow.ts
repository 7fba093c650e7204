import { useEffect, useState } from "react";

export interface SlideshowOptions {
  count: number;
  /** From one slide to the next, in milliseconds. */
  interval: number;
  /** Held for the moment: someone points at it or works in it. */
  held?: boolean | undefined;
}

export interface Slideshow {
  readonly current: number;
  /** The slide that is on its way out, while the first one has not moved yet `null`. */
  readonly leaving: number | null;
  /** Which way the slides move: 1 on, -1 back. */
  readonly direction: 1 | -1;
  /** What the visitor asked for; a held or hidden slideshow still plays. */
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly previous: () => void;
  readonly next: () => void;
}

const start = { current: 0, leaving: null as number | null, direction: 1 as 1 | -1 };

/**
 * Steps through slides in a circle: by itself while it plays and its page is in view, and by hand. It does not start by
 * itself for those who want less motion or less data.
 */
export function useSlideshow({ count, interval, held = false }: SlideshowOptions): Slideshow {
  const [state, setState] = useState(start);
  const [playing, setPlaying] = useState(count > 1);
  const hidden = usePageHidden();
  const move = (direction: 1 | -1) =>
    setState(({ current }) => ({ current: (current + direction + count) % count, leaving: current, direction }));

  useEffect(() => {
    if (wantsStillness()) setPlaying(false);
  }, []);

  const { current } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its full time, also after a step by hand
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

export const wantsStillness = (): boolean =>
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
