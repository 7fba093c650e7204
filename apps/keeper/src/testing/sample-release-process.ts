import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { readConfig } from "@visiga/system/config/config";
import { gt } from "semver";
import { takeControl } from "#process/control.ts";
import { systemd } from "#process/service-manager.ts";

/** The programs of a sample release, whose database is a file with the version that migrated it. */
export interface SampleRelease {
  readonly version: string;
  /** Why it cannot replace another release. */
  readonly fault?: "migration" | "start" | "pages" | undefined;
}

const [sample = "", program] = process.argv.slice(2);
const { version, fault }: SampleRelease = JSON.parse(sample);
const { dataDir, port, socket, systemd: notified } = readConfig(process.env);
const database = join(dataDir, "postgres/version");

const fail = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

if (program === "backup") process.stdout.write("Backup made: visiga-2026-01-01T00-00-00Z.tar in backups\n");
else if (program === "verify-backup") fault === "migration" && fail("Migration 9999 fails");
else {
  const stop = () => process.kill(process.pid, "SIGTERM");
  const lock = await takeControl(join(dataDir, "lock"), { stop });
  if (lock === null) throw new Error("The lock is held");
  await mkdir(join(dataDir, "postgres"), { recursive: true });
  const migrated = await readFile(database, "utf8").catch(() => version);
  if (gt(migrated, version)) fail(`The database is of the newer version ${migrated}`);
  await writeFile(database, version);
  if (fault === "start") fail("This release does not start");
  const server = createServer(({ url }, response) => {
    response.statusCode = fault === "pages" && url !== "/readyz" ? 500 : 200;
    response.end(`<html>${version}</html>`);
  });
  if (socket === undefined) server.listen(port, "127.0.0.1");
  else server.listen({ fd: socket });
  if (notified) systemd(undefined, () => {}).ready();
  process.on("SIGTERM", async () => {
    server.close();
    server.closeAllConnections();
    await lock.release();
    process.exit(0);
  });
}
