interface Connection {
  readonly saveData?: boolean;
}

export const prefersStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether autoplay is off, because the reader prefers reduced motion or reduced data. */
export const prefersNoAutoplay = (): boolean =>
  prefersStillness() || (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
