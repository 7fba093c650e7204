import { writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { withFolder } from "@visiga/testing/temporary-folder";
import { measureDelays } from "./change-delays.ts";
import { compareReplicas } from "./compare-replicas.ts";
import { Ledger, startEditors } from "./editors.ts";
import { Events } from "./events.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { startPostgresServer } from "./postgres-server.ts";
import { Readers } from "./readers.ts";
import { startStandbyPair } from "./standby-pair.ts";

/**
 * Reads and changes three replicas behind nginx, on PostgreSQL and S3, while one is killed, one is added, the database
 * restarts and all are replaced. Counts failed requests, and lost and duplicate changes. Exits with 1 if there are any.
 */
const options = {
  rounds: { type: "string", default: "3" },
  /** `synchronous` or `asynchronous`: two servers of PostgreSQL; a restart promotes the standby. */
  standby: { type: "string" },
} as const;
const { values } = parseArgs({ options });

/** Milliseconds within which a change must be visible on every replica, without the downtime of the database. */
const maxVisibleDelay = 2000;

/** @returns the problems */
async function run(installation: Installation): Promise<string[]> {
  const { nginx, database, replicas } = installation;
  const { url } = nginx;
  console.log(`${database.version}, ${nginx.version}, Node.js ${process.version}`);
  const ledger = new Ledger();
  const events = new Events(installation);
  const failures: string[] = [];
  const fail = (what: string) => void failures.push(`${events.now}: ${what}`);

  const readers = new Readers({ url, ledger, fail });
  await readers.readInitialState();
  const startedAt = performance.now();
  const stopReaders = readers.start();
  const stopEditors = await startEditors({ url, ledger, fail });
  const changeDelays = measureDelays(url, replicas, events);
  await events.happen(Number(values.rounds));
  await Promise.all([stopReaders(), stopEditors(), changeDelays.stop()]);
  const lasted = performance.now() - startedAt;
  await pause(maxVisibleDelay);
  const { lost, doubled, different, broken } = await compareReplicas(replicas, ledger, database);

  const { all, passedOn } = await nginx.answered();
  const { seen } = changeDelays;
  const late = seen
    .filter(({ after }) => after > maxVisibleDelay)
    .map(({ after, where }) => `a change was visible only after ${inSeconds(after)}: ${where}`);
  console.log(`${inSeconds(lasted)} on ${availableParallelism()} cores, load ${(loadavg()[1] ?? 0).toFixed(1)}
${all} requests, of which nginx repeated on another replica ${passedOn}
${readers.times.length} reads checked, the slowest ${inSeconds(Math.max(...readers.times))}
${ledger.count(true)} changes acknowledged, ${ledger.count(false)} without an answer
${seen.length} checks for a change on a replica: visible after ${inSeconds(Math.max(...seen.map(({ after }) => after)))} at most
failed reads and changes ${failures.length}, changes lost ${lost.length}, doubled ${doubled.length}
pages that differ between replicas ${different.length}, pictures broken ${broken.length}`);
  const { problems } = changeDelays;
  return [failures, late, problems, events.problems, lost, doubled, different, broken].flat();
}

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

const startDatabase = (folder: string) =>
  values.standby ? startStandbyPair(folder, values.standby === "synchronous") : startPostgresServer(folder);

await withFolder(async (folder) => {
  const installation = await startInstallation(folder, startDatabase);
  try {
    const problems = await run(installation);
    for (const problem of problems) console.log(problem);
    if (problems.length > 0) {
      process.exitCode = 1;
      const log = join(tmpdir(), `visiga-replicas-${process.pid}.log`);
      await writeFile(log, installation.replicas.flatMap(({ logLines }) => logLines).join("\n"));
      console.log(`Log of the replicas: ${log}`);
    }
  } finally {
    await installation.stop();
  }
});
