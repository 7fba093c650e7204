import { setTimeout as pause } from "node:timers/promises";

/** Repeats what fails until it succeeds. @throws the last error after so many seconds */
export async function until<Result>(attempt: () => Promise<Result>, seconds = 60): Promise<Result> {
  for (const end = Date.now() + seconds * 1000; ; await pause(20)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Waits until an address answers with success. */
export const untilAnswered = (url: string): Promise<void> =>
  until(async () => {
    const { ok, status } = await fetch(url);
    if (!ok) throw new Error(`${url} answered ${status}`);
  });
