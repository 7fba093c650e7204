import { readConfig } from "./platform/config/config.ts";
import { StartFailure } from "./platform/start-failure.ts";
import { startServer } from "./server.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Milliseconds that a stop may take before it is forced. */
const patience = 10_000;

// What is written into the data folder is for this account alone.
process.umask(0o077);

try {
  const started = performance.now();
  const server = await startServer(readConfig(process.env), say);
  say(`Ready at ${server.url} after ${((performance.now() - started) / 1000).toFixed(1)} s`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patience).unref();
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
