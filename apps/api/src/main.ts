import { readConfig } from "./platform/config/config.ts";
import { StartFailure } from "./platform/start-failure.ts";
import { startServer } from "./server.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Milliseconds until a stop is forced. */
const stopTimeout = 10_000;

// Only the account of the server may read the data folder.
process.umask(0o077);

try {
  const started = performance.now();
  const server = await startServer(readConfig(process.env), print);
  print(`Ready at ${server.url} after ${((performance.now() - started) / 1000).toFixed(1)} s`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeout).unref();
    await server.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  for (const line of error.lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
