import { write } from "node:fs";
import { workerData } from "node:worker_threads";

/**
 * Runs in a separate thread, which continues when the server's event loop is blocked. It counts seconds itself instead
 * of using the clock, so that a machine that slept does not look like a blocked process. JavaScript, because threads do
 * not load TypeScript.
 */
const { state, limit, beat, endIn } = workerData;
let last = -1;
let silent = 0;

setInterval(() => {
  const now = Atomics.load(state, beat);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent >= limit) end(`The server's event loop has been blocked for ${limit} s and the process is killed`);
  if (Atomics.load(state, endIn) > 0 && Atomics.sub(state, endIn, 1) === 1)
    end("The server did not stop in time and is killed");
}, 1000);

function end(line) {
  // A write that waits for a full pipe must not delay the exit.
  write(2, `${line}\n`, () => {});
  setTimeout(() => process.kill(process.pid, "SIGKILL"), 100);
}
