import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { currentRelease } from "@visiga/testing/build-release";
import { administrator } from "./administrator.ts";
import { startProcess } from "./server-process.ts";
import { runMixedTraffic } from "./under-load/mixed-traffic.ts";
import { SchoolPerson } from "./under-load/school.ts";
import { runTenTimesLoad } from "./under-load/ten-times.ts";

/**
 * Measures the capacity for anonymous requests, then offers ten times as much while an administrator works. Takes about
 * five minutes over loopback. With `--minutes N` it sends mixed traffic at a moderate rate instead, to detect growth.
 * Exits with 1 if a check fails.
 */
const { minutes } = parseArgs({ options: { minutes: { type: "string" } } }).values;

const folder = await mkdtemp(join(tmpdir(), "visiga-bench-"));
const dataDir = join(folder, "data");
const metricsToken = "token of the bench";
const environment = {
  NODE_ENV: "production",
  DATA_DIR: dataDir,
  TRUST_PROXY: "loopback",
  PUBLIC_URL: "https://school.example",
  METRICS_TOKEN: metricsToken.replaceAll(" ", "-"),
  ...administrator,
};
const server = await startProcess([currentRelease.main], "/", environment);
try {
  // The first administrator is created shortly after the server starts to answer.
  await pause(3000);
  const account = { email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD };
  const person = new SchoolPerson(server.url, account);
  await person.logIn();
  const deps = { server, person, metricsToken: environment.METRICS_TOKEN };
  const holds = minutes
    ? await runMixedTraffic({ ...deps, dataDir, minutes: Number(minutes) })
    : await runTenTimesLoad(deps);
  process.stdout.write(holds ? "It holds.\n" : "It does not hold.\n");
  if (!holds) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
