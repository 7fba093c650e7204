import { join } from "node:path";
import { parseArgs } from "node:util";
import { currentRelease } from "@visiga/testing/build-release";
import { openAdministrator } from "./administrator.ts";
import { withServer } from "./server-process.ts";
import { runMixedTraffic } from "./under-load/mixed-traffic.ts";
import { SchoolPerson } from "./under-load/school.ts";
import { runTenTimesLoad } from "./under-load/ten-times.ts";

/**
 * Measures the capacity for anonymous requests, then offers ten times as much while an administrator works. Takes about
 * five minutes over loopback. With `--minutes N` it sends mixed traffic at a moderate rate instead, to detect growth.
 * Exits with 1 if a check fails.
 */
const { minutes } = parseArgs({ options: { minutes: { type: "string" } } }).values;

const metricsToken = "token-of-the-bench";
const environment = { TRUST_PROXY: "loopback", PUBLIC_URL: "https://school.example", METRICS_TOKEN: metricsToken };
const holds = await withServer(
  currentRelease.main,
  async (server, folder) => {
    // Waits for the account.
    await openAdministrator(server.url);
    const person = new SchoolPerson(server.url);
    await person.logIn();
    if (!minutes) return runTenTimesLoad({ server, person });
    return runMixedTraffic({ server, person, metricsToken, dataDir: join(folder, "data"), minutes: Number(minutes) });
  },
  environment,
);
process.stdout.write(holds ? "It holds.\n" : "It does not hold.\n");
if (!holds) process.exitCode = 1;
