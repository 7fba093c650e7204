import { Worker } from "node:worker_threads";
import { listened } from "@visiga/system/listened";

export type Watchdog = ReturnType<typeof startWatchdog>;

/** Shared with the thread: a counter that rises every second, and the seconds until the end, 0 for none. */
const beat = 0;
const endIn = 1;

/** Kills this process when its event loop has been blocked for `limit` seconds: a supervisor should restart it. */
export function startWatchdog(limit = 30) {
  const state = new Int32Array(new SharedArrayBuffer(8));
  // The server continues without it.
  const thread = listened(
    new Worker(new URL("watchdog-thread.js", import.meta.url), {
      workerData: { state, limit, beat, endIn },
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
    }),
  );
  thread.unref();
  setInterval(() => Atomics.add(state, beat, 1), 1000).unref();
  return {
    /** Ends the process unless it exits within that many seconds. */
    endWithin: (seconds: number): void => void Atomics.store(state, endIn, seconds),
  };
}
