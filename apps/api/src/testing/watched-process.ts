import { startWatchdog } from "#platform/watchdog/watchdog.ts";

/** A process with an impatient watchdog, for tests: it goes on for a while, hangs, or does not end when it should. */
const [behaviour] = process.argv.slice(2);
const watchdog = startWatchdog(2);
process.on("SIGTERM", () => watchdog.endWithin(1));
if (behaviour === "lives") setTimeout(() => process.exit(0), 5000);
if (behaviour === "stays") setInterval(() => {}, 1000);
process.stdout.write("started\n");
// Blocks the event loop.
if (behaviour === "hangs") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
