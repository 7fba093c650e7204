import { join } from "node:path";
import { pages, pathOf } from "@visiga/contracts/pages";
import { runOperatorCommand } from "@visiga/keeper/src/testing/operator-command.ts";
import { spawnTestServer, startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import { withFolder } from "@visiga/testing/temporary-folder";
import { expect, test } from "vitest";
import { Administrator } from "../harness/administrator.ts";
import { replicaSettings } from "../harness/replica-settings.ts";
import { startOlderPostgres } from "./older-postgres.ts";

const settings = (url: string) => ({ ...replicaSettings(url), SEED_DEMO: "true" });

const runsHere = process.platform === "linux" && process.arch === "x64";
if (!runsHere) process.stdout.write("Older PostgreSQL servers are not tried: their programs are for Linux x64.\n");

test.each(runsHere ? (["15.18.0-beta.17", "16.14.0-beta.17", "17.10.0-beta.17"] as const) : [])(
  "the site, its jobs, a change, a backup and its restore work on PostgreSQL %s",
  async (version) => {
    await withFolder(async (folder) => {
      const database = await startOlderPostgres(version, folder);
      const DATA_DIR = join(folder, "data");
      const server = await startTestServer(DATA_DIR, settings(database.url));
      try {
        const more = ["/search?q=fees", "/sitemap.xml", "/calendar.ics", "/readyz", "/api/v1/files"];
        for (const path of [...Object.keys(pages).map(pathOf), ...more])
          expect({ path, status: (await fetch(server.url + path)).status }).toEqual({ path, status: 200 });
        const client = new Administrator(server.url);
        const { id } = JSON.parse(String((await client.post({ name: "On another version" })).body));
        expect((await client.put(id, { name: "Changed" })).status).toBe(200);
        const environment = { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...settings(database.url), DATA_DIR };
        const file = join(folder, "site.tar");
        expect(await runOperatorCommand("backup", [file], environment)).toMatchObject({ code: 0, err: "" });
        const { out } = await runOperatorCommand("diagnose", [], environment);
        expect(out).toMatch(new RegExp(`ok +database +PostgreSQL ${version.split(".")[0]}`));
        expect(await server.stop()).toEqual([0, null]);
        expect(await runOperatorCommand("restore", [file], environment)).toMatchObject({ code: 0, err: "" });
        // Jobs of the hour run at once.
        expect(server.output.filter((line) => /rror/.test(line))).toEqual([]);
      } finally {
        server.process.kill();
        await server.ended;
        await database.stop();
      }
    });
  },
);

test.runIf(runsHere)("a start on PostgreSQL 14 says which versions the site works with", async () => {
  await withFolder(async (folder) => {
    const database = await startOlderPostgres("14.23.0-beta.17", folder);
    const server = await spawnTestServer(join(folder, "data"), settings(database.url));
    expect((await server.ended)[0]).toBe(1);
    expect(server.output).toEqual([
      "DATABASE_URL: PostgreSQL 14.23 is too old: the site needs 15 or newer",
      "Update the server: make a backup, and restore it on the new one.",
    ]);
    await database.stop();
  });
});
