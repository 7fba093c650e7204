export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Milliseconds by which the clocks of machines that share data may differ. */
const difference = 3600 * 1000;

/**
 * Milliseconds that have passed since a stored time; null if it lies in the future, where a wrong clock has put it: it
 * then says nothing.
 */
export function timeSince(at: Date, now: Date): number | null {
  const passed = now.getTime() - at.getTime();
  return passed < -difference ? null : Math.max(0, passed);
}

/** Whether less than `duration` milliseconds have passed since a stored time, which does not lie in the future. */
export function isWithin(duration: number, at: Date, now: Date): boolean {
  const passed = timeSince(at, now);
  return passed !== null && passed < duration;
}
