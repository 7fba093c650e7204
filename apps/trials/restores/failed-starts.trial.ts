import { copyFile, mkdir, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { verifiedPages } from "@visiga/api/src/kept/verified-pages.ts";
import { schema } from "@visiga/api/src/schema.ts";
import { backUpSite, restoreTo } from "@visiga/keeper/src/testing/backed-up-site.ts";
import { openDatabase } from "@visiga/keeper/src/testing/open-database.ts";
import { restoreClient } from "@visiga/keeper/src/testing/restore-client.ts";
import { spawnTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import { readConfig } from "@visiga/system/config/config";
import { printedCode } from "@visiga/testing/server-process";
import { withFolder } from "@visiga/testing/temporary-folder";
import { until } from "@visiga/testing/until";
import { afterAll, expect, test } from "vitest";
import { untilReadiness } from "../harness/readiness.ts";
import { fillDisk, mountSmallDisk } from "../harness/small-disk.ts";

const source = await backUpSite();
afterAll(() => source.close());

const backup = "visiga-2026-11-20T02-00-00Z.tar";

/** A site whose server finds one backup. */
async function installSite(dataDir: string): Promise<void> {
  await restoreTo(readConfig({ DATA_DIR: dataDir, SEED_DEMO: "false" }), source.archive);
  await mkdir(join(dataDir, "backups"), { recursive: true });
  await copyFile(source.archive, join(dataDir, "backups", backup));
}

async function change(dataDir: string, query: string): Promise<void> {
  const { dataSource, close } = await openDatabase({ databaseUrl: undefined, dataDir }, schema, () => {});
  await dataSource.query(query);
  await close();
}

/** Starts a server whose site does not start. */
async function startBroken(dataDir: string) {
  const server = await spawnTestServer(dataDir);
  await until(async () => {
    if (!/Code:/.test(server.output.join("\n"))) throw new Error(server.output.join("\n"));
  }, 60);
  const [, url = ""] = /open (http:\S+)\/restore/.exec(server.output.join("\n")) ?? [];
  return { server, url, restore: restoreClient(() => url, printedCode(server.output)) };
}

const broken: readonly [what: string, says: RegExp, sameSite: boolean | null, (dataDir: string) => Promise<void>][] = [
  [
    "the database is of a newer version",
    /newer version/,
    true,
    (dataDir) => change(dataDir, "INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9999999999999')"),
  ],
  [
    "a migration fails",
    /restore_key/,
    true,
    (dataDir) => change(dataDir, "DELETE FROM migrations WHERE name LIKE 'RestoreKeysInFile%'"),
  ],
  [
    "the cluster is of another PostgreSQL",
    /was made by PostgreSQL 17/,
    null,
    (dataDir) => writeFile(join(dataDir, "postgres/PG_VERSION"), "17\n"),
  ],
];

test.each(broken)(
  "where %s the page /restore says so, and the newest backup brings the site back",
  (_, says, sameSite, damage) =>
    withFolder(async (dataDir) => {
      await installSite(dataDir);
      await damage(dataDir);
      const { server, url, restore } = await startBroken(dataDir);
      for (const [path, status] of [
        ["/", 503],
        ["/news", 503],
        ["/readyz", 503],
        ["/healthz", 200],
        ["/restore", 200],
      ] as const)
        expect((await fetch(url + path)).status, path).toBe(status);
      const { down, backups } = await restore.state();
      expect(down?.join(" ")).toMatch(says);
      expect(backups[0]?.name).toBe(backup);
      expect(await restore.preview(backup)).toMatchObject({ madeAt: source.manifest.madeAt, sameSite });
      expect((await restore.restore())[0]).toMatchObject({
        phase: "done",
        pages: verifiedPages.map((path) => ({ path, opens: true })),
      });
      await untilReadiness(url, 200);
      expect((await restore.state()).down).toBe(null);
      await server.stop();
    }),
);

test("on a full disk the page /restore says so, and the site starts by itself once there is room", async () => {
  const disk = await mountSmallDisk(400);
  if (!disk) return;
  const dataDir = join(disk.folder, "data");
  await installSite(dataDir);
  const path = join(disk.folder, "filler");
  const filler = await open(path, "w");
  await fillDisk(filler);
  await filler.close();
  const { server, url, restore } = await startBroken(dataDir);
  const { down, backups } = await restore.state();
  expect(down?.join(" ")).toMatch(/no space|full/i);
  expect(backups[0]?.name).toBe(backup);
  expect(await restore.check(backup)).toMatchObject({ phase: "failed", failure: "room" });
  await rm(path);
  await untilReadiness(url, 200);
  await server.stop();
  await disk.remove();
});
