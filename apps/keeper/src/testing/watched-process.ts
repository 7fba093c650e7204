import { startWatchdog } from "#process/watchdog.ts";

/** A process for tests of the watchdog, with a short timeout. It runs for a while, blocks, or does not end in time. */
const [behaviour] = process.argv.slice(2);
// On a busy machine a process that only waits may also be blocked for two seconds.
const watchdog = startWatchdog(behaviour === "stays" ? 60 : 2);
process.on("SIGTERM", () => watchdog.endWithin(1));
if (behaviour === "lives") setTimeout(() => process.exit(0), 5000);
if (behaviour === "stays") setInterval(() => {}, 1000);
process.stdout.write("started\n");
// Blocks the event loop.
if (behaviour === "hangs") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
