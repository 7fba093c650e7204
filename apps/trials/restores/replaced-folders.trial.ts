import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { schema } from "@visiga/api/src/schema.ts";
import { backUpSite, contentIn, restoreTo } from "@visiga/keeper/src/testing/backed-up-site.ts";
import { emptyPlace } from "@visiga/keeper/src/testing/backup-places.ts";
import { openDatabase } from "@visiga/keeper/src/testing/open-database.ts";
import { afterAll, expect, test } from "vitest";

const source = await backUpSite();
afterAll(() => source.close());

test("a restore over a damaged data folder keeps its cluster and pictures beside the new ones", async () => {
  const damaged = await emptyPlace("embedded, disk");
  const { dataDir } = damaged.config;
  await restoreTo(damaged.config, source.archive);
  await writeFile(join(dataDir, "postgres", "global", "pg_control"), "");
  const [former = ""] = await readdir(join(dataDir, "media"));
  const [first = "", second = ""] = source.manifest.photos;
  const [variant = ""] = await readdir(join(dataDir, "media", former, first));
  await writeFile(join(dataDir, "media", former, first, variant), "spoilt");
  await rm(join(dataDir, "media", former, second), { recursive: true });

  const reported: string[] = [];
  await restoreTo(damaged.config, source.archive, (line) => reported.push(line));
  expect(await contentIn(damaged.config)).toEqual(source.content);
  expect(reported).toEqual([
    expect.stringMatching(/^There is no restore point: the present database cannot be read \(/),
    `Pictures: ${source.manifest.photos.length}`,
    expect.stringMatching(/^There is nothing to compare with: /),
    expect.stringMatching(/^Open: the request of \S+ to remove “Habari za Visiga”$/),
    expect.stringMatching(/^Visitors will see again what was taken down after \S+ Stop the proxy/),
    expect.stringMatching(
      /^The former database is kept in .*postgres\.before-restore-\d+, and its pictures where they were$/,
    ),
  ]);
  expect(await readFile(join(dataDir, "media", former, first, variant), "utf8")).toBe("spoilt");
  await damaged.close();
});

test("a data folder without a cluster is replaced", async () => {
  const damaged = await emptyPlace("embedded, disk");
  await restoreTo(damaged.config, source.archive);
  await rm(join(damaged.config.dataDir, "postgres"), { recursive: true });
  await restoreTo(damaged.config, source.archive);
  expect(await contentIn(damaged.config)).toEqual(source.content);
  await damaged.close();
});

test("a cluster of another PostgreSQL major version is replaced, as the error at start advises", async () => {
  const former = await emptyPlace("embedded, disk");
  const { dataDir } = former.config;
  await restoreTo(former.config, source.archive);
  await writeFile(join(dataDir, "postgres", "PG_VERSION"), "17\n");
  const start = () => openDatabase(former.config, schema, () => {});
  await expect(start()).rejects.toThrow(
    /was made by PostgreSQL 17, and this is 18; .*; else install the previous version again, make a backup with it/,
  );
  const name = "visiga-2026-03-10T02-00-00Z.tar";
  await mkdir(join(dataDir, "backups"));
  await copyFile(source.archive, join(dataDir, "backups", name));
  await expect(start()).rejects.toThrow(
    `was made by PostgreSQL 17, and this is 18; migrate it with its newest backup: npx -y pnpm restore ${name}`,
  );
  await restoreTo(former.config, join(dataDir, "backups", name));
  expect(await contentIn(former.config)).toEqual(source.content);
  const kept = (await readdir(dataDir)).find((each) => each.startsWith("postgres.before-restore-"));
  expect(await readFile(join(dataDir, String(kept), "PG_VERSION"), "utf8")).toBe("17\n");
  await former.close();
});
