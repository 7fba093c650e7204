import { readConfig } from "@visiga/system/config/config";
import { print, printError } from "@visiga/system/output";
import { explainedFailure } from "#errors/explained-failure.ts";
import { Keeper } from "./keeper.ts";
import { systemd } from "./process/service-manager.ts";
import type { ForkedSite } from "./site/fork-site.ts";

/** Milliseconds before a stop is forced, and milliseconds that a forced stop waits for the database. */
const stopTimeout = 10_000;
const abortTimeout = 4000;

let stopping = false;

/** Runs the server. @param site a process for the site that waits already */
export async function serve(site: ForkedSite): Promise<void> {
  try {
    const config = readConfig(process.env);
    const manager = config.systemd && systemd(config.systemd.watchdog, print);
    const keeper = new Keeper(config, site);
    stopOnSignals(keeper, config.drain * 1000 + stopTimeout, () => manager?.stopping());
    let isReported = false;
    const reportReady = () => {
      if (!isReported) manager?.ready();
      isReported = true;
    };
    await keeper.start(reportReady);
    print(
      isReported
        ? `Listening again at ${keeper.url}`
        : `Ready at ${keeper.url} after ${(performance.now() / 1000).toFixed(1)} s`,
    );
    reportReady();
  } catch (error) {
    // The stop waits for what has begun.
    if (!stopping) {
      const failure = explainedFailure(error);
      if (!failure) throw error;
      for (const line of failure.lines) printError(line);
      process.exit(1);
    }
  }
}

/** @param timeout milliseconds before a stop is forced */
function stopOnSignals(keeper: Keeper, timeout: number, report: () => void): void {
  let forced = false;
  const force = async () => {
    if (!forced) printError("The server does not stop in time and is ended");
    forced = true;
    setTimeout(() => process.exit(1), abortTimeout).unref();
    await keeper.abort().catch(() => {});
    process.exit(1);
  };
  const stop = async () => {
    if (stopping) return force();
    stopping = true;
    report();
    setTimeout(force, timeout).unref();
    await keeper.stop();
    process.exit(forced || keeper.standsBy ? 1 : 0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
