import { readConfig } from "./platform/config/config.ts";
import { StartFailure } from "./platform/start-failure.ts";
import { type RunningServer, startServer } from "./server.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Milliseconds until a stop is forced. */
const stopTimeout = 10_000;

// Only the account of the server may read the data folder.
process.umask(0o077);

try {
  const started = performance.now();
  const starting = startServer(readConfig(process.env), print);
  stopOnSignals(starting);
  const { url } = await starting;
  print(`Ready at ${url} after ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  for (const line of error.lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** A signal during the start is obeyed once everything that would have to be stopped is known; a second one at once. */
function stopOnSignals(starting: Promise<RunningServer>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeout).unref();
    // A start that fails is reported by whoever waits for it.
    const server = await starting.catch(() => undefined);
    if (!server) return;
    await server.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
