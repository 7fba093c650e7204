import { openArchives, openSecondPlaces } from "#platform/archive/open-archives.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { productVersion } from "#platform/system/program.ts";
import { schema } from "#schema.ts";
import { diagnoseBackups } from "./backups.ts";
import { diagnoseCertificate } from "./certificate.ts";
import { diagnoseClock } from "./clock.ts";
import { diagnoseConnection, diagnoseDatabase } from "./database.ts";
import { diagnoseDisk } from "./disk.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import { diagnosePasskeys } from "./passkeys.ts";
import { diagnoseServer } from "./server.ts";
import { diagnoseSettings } from "./settings.ts";
import { diagnoseStorage } from "./storage.ts";

/**
 * Checks everything that the site needs, running or stopped, without changing anything. Skips checks that depend on a
 * broken part.
 */
export async function* diagnose(environment: NodeJS.ProcessEnv, now: () => Date): AsyncGenerator<Finding> {
  yield* diagnoseProgram(productVersion(), process.versions.node, now());
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    for (const line of error.lines) yield findingsAbout("settings").broken(line, "The server does not start with it.");
    return;
  }
  yield* diagnoseSettings(config);
  yield* await diagnoseDisk(config.dataDir);
  yield* await diagnoseServer(config);
  const { open, finding } = await diagnoseConnection(config, schema);
  const database = open?.dataSource ?? null;
  try {
    if (database === null) yield finding;
    else yield* await diagnoseDatabase(database);
    yield* await diagnosePasskeys(config, database);
    yield* await diagnoseStorage(config, database);
    const places = { archives: await openArchives(config), copies: await openSecondPlaces(config) };
    yield* await diagnoseBackups(places, database, now());
    yield* await diagnoseClock(now, database);
  } finally {
    await open?.close();
  }
  yield* await diagnoseCertificate(config.publicUrl, now());
}

const { fine, warn } = findingsAbout("version");

/** End of security support of each release line of Node.js. */
const supported: Readonly<Record<number, string>> = { 20: "2026-04-30", 22: "2027-04-30", 24: "2028-04-30" };

export function diagnoseProgram(version: string, node: string, now: Date): Finding[] {
  const says = `${version} on Node.js ${node}, ${process.platform} ${process.arch}`;
  const end = supported[Number(node.split(".")[0])];
  return end === undefined || now < new Date(end)
    ? [fine(says)]
    : [warn(`${says}, which has had no security fixes since ${end}`, "Install Node.js 24.")];
}
