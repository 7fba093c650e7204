import { Worker } from "node:worker_threads";

export interface Watchdog {
  /** The process is ended unless it ends by itself within that many seconds. */
  endWithin(seconds: number): void;
}

/** Members of the state that both threads see: raised every second by this one; seconds until the end, 0 for none. */
const beat = 0;
const endIn = 1;

/**
 * Ends this process (SIGKILL) when its event loop has been blocked for `patience` seconds: then it answers nothing and
 * sees no signal, and whoever runs it should start it again.
 */
export function startWatchdog(patience = 30): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(8));
  const thread = new Worker(new URL("watchdog-thread.js", import.meta.url), {
    workerData: { state, patience, beat, endIn },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  });
  // The server goes on without it.
  thread.on("error", () => {});
  thread.unref();
  setInterval(() => Atomics.add(state, beat, 1), 1000).unref();
  return { endWithin: (seconds) => void Atomics.store(state, endIn, seconds) };
}
