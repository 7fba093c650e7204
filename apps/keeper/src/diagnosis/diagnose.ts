import type { KeptSite } from "@visiga/api/kept-site";
import { type Config, readConfig } from "@visiga/system/config/config";
import type { OpenDatabase } from "@visiga/system/database/database";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { networkAgrees } from "@visiga/system/network-time";
import { productVersion } from "@visiga/system/product-version";
import { openArchives } from "#archive/open-archives.ts";
import { secondPlaces } from "#backup/second-places.ts";
import { diagnoseBackups } from "./backups.ts";
import { diagnoseCertificate } from "./certificate.ts";
import { diagnoseClock, diagnoseClockJump } from "./clock.ts";
import { diagnoseCopyBucket, diagnoseCopyFolder } from "./copy-places.ts";
import { diagnoseConnection, diagnoseDatabase } from "./database.ts";
import { diagnoseDisk } from "./disk.ts";
import { type Finding, findingsAbout, withinLimit } from "./finding.ts";
import { diagnoseServer } from "./server.ts";
import { diagnoseSettings } from "./settings.ts";
import { diagnoseStorage } from "./storage.ts";

/** Milliseconds: longer than the limits that the checks themselves have. */
const checkLimit = 30_000;

/**
 * Checks everything that the site needs, running or stopped, without changing anything. Skips checks that depend on a
 * broken part.
 */
export async function* diagnose(
  environment: NodeJS.ProcessEnv,
  kept: KeptSite,
  now: () => Date,
): AsyncGenerator<Finding> {
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
  let open: OpenDatabase | undefined;
  const database = () => open?.dataSource ?? null;
  const checks: readonly (readonly [about: string, check: () => Promise<Finding[]>])[] = [
    ["disk", () => diagnoseDisk(config.dataDir)],
    ["server", () => diagnoseServer(config)],
    [
      "database",
      async () => {
        const found = await diagnoseConnection(config, kept.schema);
        if (!("dataSource" in found)) return [found];
        open = found;
        return diagnoseDatabase(open.dataSource, kept, config);
      },
    ],
    ["storage", () => diagnoseStorage(config, database(), kept)],
    [
      "backups",
      async () => {
        const places = { archives: await openArchives(config), copies: secondPlaces(config) };
        return diagnoseBackups(places, database(), now(), kept);
      },
    ],
    ["backups", () => diagnoseCopyFolder(config)],
    ["backups", () => diagnoseCopyBucket(config)],
    ["clock", () => diagnoseClock(now, database(), kept)],
    ["clock", () => diagnoseClockJump(config.dataDir, now, networkAgrees(config, now))],
    ["certificate", () => diagnoseCertificate(config.publicUrl, now())],
  ];
  try {
    for (const [about, check] of checks) yield* await withinLimit(about, check(), checkLimit);
  } finally {
    const closed = async () => (await open?.close()) ?? [];
    await withinLimit("database", closed(), checkLimit);
  }
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
