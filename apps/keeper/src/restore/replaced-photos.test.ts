import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { access, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import type { Installation } from "@visiga/api/src/platform/storage/photo-storage.ts";
import { schema } from "@visiga/api/src/schema.ts";
import { testServer } from "@visiga/api/src/testing/test-database.ts";
import { queryServer } from "@visiga/api/src/testing/test-server.ts";
import type { Config } from "@visiga/system/config/config";
import { withConnection } from "@visiga/system/database/connection";
import type { DataSource } from "typeorm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openArchives } from "#archive/open-archives.ts";
import { withClient } from "#database/configured-server.ts";
import { openExistingDatabase } from "#database/existing-database.ts";
import { type BackedUpSite, backUpSite, contentIn, restoreTo } from "#testing/backed-up-site.ts";
import { emptyPlace, type PlaceKind } from "#testing/backup-places.ts";
import { readArchiveParts, writeArchiveParts } from "#testing/crafted-archive.ts";
import { ReplacedPhotos } from "./replaced-photos.ts";
import { restoreBackup } from "./restore-backup.ts";

let source: BackedUpSite;
beforeAll(async () => {
  source = await backUpSite();
});
afterAll(() => source.close());

const silent = () => {};
const kinds: readonly PlaceKind[] = ["server, disk", "server, bucket"];

async function inDatabase<Result>(config: Config, work: (database: DataSource) => Promise<Result>) {
  const { dataSource, close } = await openExistingDatabase(config, schema, silent);
  return work(dataSource).finally(close);
}

/** A site of the last release without folders of installations, as it was stopped. */
async function installEarlier({ databaseUrl, dataDir }: Config): Promise<void> {
  const migrations = schema.migrations.slice(0, 5);
  await withConnection({ url: String(databaseUrl) }, { entities: [], migrations }, async (database) => {
    await database.runMigrations({ transaction: "all" });
    await database.query("INSERT INTO installation (id) VALUES (gen_random_uuid())");
    for (const id of [randomUUID(), randomUUID()]) {
      await database.query(
        `INSERT INTO photo (id, width, height, color, placeholder, sources)
          VALUES ($1, 320, 240, '#ffffff', '', '[{"width": 320, "bytes": 36}]')`,
        [id],
      );
      const insert = "INSERT INTO file (name, title, page, photo_id) VALUES ('Since', 'EVENTS', 'GALLERY', $1)";
      await database.query(insert, [id]);
      await mkdir(join(dataDir, "media", id), { recursive: true });
      await writeFile(join(dataDir, "media", id, "320.webp"), id);
    }
  });
}

async function installationIn(config: Config): Promise<Installation> {
  const { dataSource, close } = await openExistingDatabase(config, schema, silent);
  return keptSite.ensureInstallation(dataSource).finally(close);
}

const photosOf = async (config: Config, installation: Installation) =>
  (await (await keptSite.openStorage(config, installation)).list(null)).sort();
const photo = [{ format: "webp", width: 320, data: Buffer.from("photo") }] as const;
const newInstallation = (): Installation => ({ id: randomUUID(), site: randomUUID() });
const isNoted = (config: Config) =>
  access(join(config.dataDir, "replaced-photos.json")).then(
    () => true,
    () => false,
  );

test.each(kinds)("a restore (%s) puts its photos beside the former ones, and then deletes those", async (kind) => {
  const place = await emptyPlace(kind);
  const other = newInstallation();
  await (await keptSite.openStorage(place.config, other)).put(source.manifest.photos[0] ?? "", photo);
  await restoreTo(place.config, source.archive);
  const first = await installationIn(place.config);
  await restoreTo(place.config, source.archive);
  const second = await installationIn(place.config);
  expect(second).toEqual({ id: expect.not.stringMatching(first.id), site: first.site });
  expect(first.site).toBe(source.site.services.installation.site);
  expect(await photosOf(place.config, first)).toEqual([]);
  expect(await photosOf(place.config, second)).toEqual(source.manifest.photos);
  expect(await photosOf(place.config, other)).toEqual([source.manifest.photos[0]]);
  expect(await isNoted(place.config)).toBe(false);
  await place.close();
});

test("a restore without a restore point, or over an unreadable database, keeps former photos", async () => {
  const place = await emptyPlace("server, disk");
  const reported: string[] = [];
  const restore = async () => {
    const options = { config: place.config, kept: keptSite, archive: { path: source.archive }, unsaved: true };
    await restoreBackup({ ...options, tellOperator: (line) => reported.push(line) });
    return installationIn(place.config);
  };
  const first = await restore();
  const second = await restore();
  expect(reported.at(-1)).toMatch(/^The former database is kept in .*, and its pictures where they were$/);
  await inDatabase(place.config, (database) => database.query("ALTER TABLE file RENAME TO lost"));
  const third = await restore();
  for (const each of [first, second, third]) expect(await photosOf(place.config, each)).toEqual(source.manifest.photos);
  expect(await isNoted(place.config)).toBe(false);
  await place.close();
});

test.each(kinds)(
  "a restore (%s) that fails while it stores photos leaves none of them, and the former site",
  async (kind) => {
    const place = await emptyPlace(kind);
    await restoreTo(place.config, source.archive);
    const before = await contentIn(place.config);
    const parts = await readArchiveParts(source.archive);
    const archive = await writeArchiveParts(join(source.folder, "cut.tar"), parts);
    const failing = {
      ...keptSite,
      openStorage: async (...of: Parameters<typeof keptSite.openStorage>) => {
        const storage = await keptSite.openStorage(...of);
        let rest = 1;
        return {
          ...storage,
          put: (...it: Parameters<typeof storage.put>) =>
            rest-- > 0 ? storage.put(...it) : Promise.reject(new Error("the disk is gone")),
        };
      },
    };
    const options = { config: place.config, kept: failing, archive: { path: archive }, tellOperator: silent };
    await expect(restoreBackup(options)).rejects.toThrow("the disk is gone");
    expect(await contentIn(place.config)).toEqual(before);
    const storage = await keptSite.openStorage(place.config, await installationIn(place.config));
    // The folder of the failed attempt was opened, and may be empty.
    for (const id of await storage.others()) expect(await photosOf(place.config, { id, site: id })).toEqual([]);
    expect(await isNoted(place.config)).toBe(false);
    expect(await (await openArchives(place.config)).list()).toEqual([]);
    await place.close();
  },
);

test("a failed restore whose database cannot be deleted states its reason, without restore point", async () => {
  const place = await emptyPlace("server, disk");
  const { config } = place;
  await restoreTo(config, source.archive);
  const before = await contentIn(config);
  const former = await installationIn(config);
  const { url } = await testServer();
  const accept = (allowed: boolean) =>
    queryServer(
      url,
      `ALTER DATABASE ${new URL(String(config.databaseUrl)).pathname.slice(1)} ALLOW_CONNECTIONS ${allowed}`,
    );
  const failing = {
    ...keptSite,
    openStorage: async (...of: Parameters<typeof keptSite.openStorage>) => {
      if (of[1].id === former.id) return keptSite.openStorage(...of);
      await accept(false);
      throw new Error("the disk is gone");
    },
  };
  const reported: string[] = [];
  const tellOperator = (line: string) => reported.push(line);
  const options = { config, kept: failing, archive: { path: source.archive }, tellOperator };
  await expect(restoreBackup(options)).rejects.toThrow("the disk is gone");
  expect(reported.at(-1)).toMatch(
    /^What is not needed any more could not be deleted: .*not currently accepting connections$/,
  );
  await accept(true);
  expect(await (await openArchives(config)).list()).toEqual([]);
  expect(await contentIn(config)).toEqual(before);
  await place.close();
});

test("a restore succeeds although the folder of its restore point is lost during it", async () => {
  const place = await emptyPlace("server, disk");
  const { config } = place;
  await restoreTo(config, source.archive);
  const former = await installationIn(config);
  const backups = join(config.dataDir, "backups");
  const reported: string[] = [];
  const tellOperator = (line: string) => {
    reported.push(line);
    if (!line.startsWith("Pictures: ")) return;
    rmSync(backups, { recursive: true });
    writeFileSync(backups, "");
  };
  await restoreBackup({ config, kept: keptSite, archive: { path: source.archive }, tellOperator });
  expect(reported.at(-1)).toMatch(/^What is not needed any more could not be deleted: ENOTDIR/);
  expect((await installationIn(config)).id).not.toBe(former.id);
  expect(await photosOf(config, former)).toEqual([]);
  await place.close();
});

test("a failed exchange of the databases leaves the former site and its restore point", async () => {
  const place = await emptyPlace("server, disk");
  const { config } = place;
  await restoreTo(config, source.archive);
  const before = await contentIn(config);
  const former = await installationIn(config);
  // Nothing moves a view, so that its schema cannot be deleted.
  const blocking = {
    ...keptSite,
    openStorage: async (...of: Parameters<typeof keptSite.openStorage>) => {
      const block = "CREATE VIEW restoring.view AS SELECT 1";
      await withClient(String(config.databaseUrl), (client) => client.query(block)).catch(() => {});
      return keptSite.openStorage(...of);
    },
  };
  const options = { config, kept: blocking, archive: { path: source.archive }, tellOperator: silent };
  await expect(restoreBackup(options)).rejects.toThrow("cannot drop schema restoring");
  expect(await contentIn(config)).toEqual(before);
  expect(await (await openArchives(config)).list()).toHaveLength(1);
  await new ReplacedPhotos(config, keptSite).deleteLeftBehind(former);
  expect(await (await keptSite.openStorage(config, former)).others()).toEqual([]);
  await place.close();
});

test.each([
  ["before the exchange of the databases", "former", true, ["former"]],
  ["after the exchange", "restored", true, ["restored"]],
  ["after the exchange, without a restore point,", "restored", false, ["former", "restored"]],
  ["and whose databases are both gone", "neither", true, ["former", "restored"]],
] as const)(
  "the start after a restore that was killed %s keeps the photos of the present database",
  async (_, present, saved, kept) => {
    const place = await emptyPlace("server, bucket");
    const { config } = place;
    const both = { former: newInstallation(), restored: newInstallation() };
    for (const each of Object.values(both)) await (await keptSite.openStorage(config, each)).put(randomUUID(), photo);
    const photos = new ReplacedPhotos(config, keptSite);
    await photos.record({ ...both, saved });
    await photos.deleteLeftBehind(present === "neither" ? newInstallation() : both[present]);
    for (const [name, each] of Object.entries(both))
      expect((await photosOf(config, each)).length, name).toBe(kept.some((other) => other === name) ? 1 : 0);
    expect(await isNoted(config)).toBe(present === "neither");
    await place.close();
  },
);

test("a site that an earlier release stopped is saved whole, and its restore is undone", async () => {
  const place = await emptyPlace("server, disk");
  await installEarlier(place.config);
  // Without the columns that a later release replaces.
  const sql = "SELECT to_jsonb(file) - '{shown_as_of, scheduled, ended, sample}'::text[] AS row FROM file ORDER BY id";
  const files = () => inDatabase(place.config, (database) => database.query(sql));
  const [before, filesBefore] = [await contentIn(place.config), await files()];
  expect(Object.values(before.pictures)).not.toContain(null);

  await restoreTo(place.config, source.archive);
  const [point] = await (await openArchives(place.config)).list();
  const found = await (await openArchives(place.config)).fetch(String(point?.name));
  await restoreTo(place.config, String(found?.path));
  expect((await contentIn(place.config)).pictures).toEqual(before.pictures);
  expect(await files()).toEqual(filesBefore);
  await place.close();
});
