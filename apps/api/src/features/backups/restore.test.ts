import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { publicPaths } from "@visiga/contracts/public-paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openOfflineApp } from "#offline-app.ts";
import { openArchives } from "#platform/archive/open-archives.ts";
import type { Config } from "#platform/config/config.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { type BackedUpSite, backUpPlace, backUpSite, contentIn, restoreTo } from "#testing/backed-up-site.ts";
import { emptyPlace, type PlaceKind } from "#testing/backup-places.ts";
import type { SiteContent } from "#testing/site-content.ts";

let source: BackedUpSite;
let pages: Record<string, string>;

beforeAll(async () => {
  source = await backUpSite();
  pages = await readPages(source.site.config);
});
afterAll(() => source.close());

async function readPages(config: Config): Promise<Record<string, string>> {
  const site = await openOfflineApp(config, console.error);
  const read: Record<string, string> = {};
  for (const path of publicPaths) {
    const { statusCode, body } = await site.app.inject(path);
    expect(statusCode).toBe(200);
    read[path] = body;
  }
  await site.close();
  return read;
}

test("a backup contains all rows and variants but no credentials, and only its owner can read it", async () => {
  const { archive, manifest, content } = source;
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  const counts = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));
  expect(counts).toEqual(
    Object.fromEntries(Object.entries(content.tables).map(([name, state]) => [name, Number.parseInt(state, 10)])),
  );
  expect(counts.account).toBe(1);
  expect(counts.revision).toBeGreaterThan(0);
  expect(manifest.missing).toEqual([]);
  const variants = Object.entries(content.pictures).map(([name, sha256]) => [`pictures/${name}`, sha256]);
  expect(variants.some(([name]) => String(name).includes("share-"))).toBe(true);
  expect(variants.some(([name]) => String(name).endsWith(".avif"))).toBe(true);
  const archived = manifest.entries.slice(manifest.tables.length).map(({ name, sha256 }) => [name, sha256]);
  expect(archived.sort()).toEqual(variants.sort());
});

test("every table is in a backup with rows of this test or is explicitly excluded", async () => {
  const { manifest, site } = source;
  const tables: { name: string }[] = await site.database.query(
    "SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = current_schema()",
  );
  const kept = manifest.tables.map(({ name }) => name);
  expect(tables.map(({ name }) => name).sort()).toEqual([...kept, ...manifest.leftOut, "migrations"].sort());
  // Backups exclude credentials, and reports about files that are not in them.
  expect(manifest.leftOut).toEqual([
    "session",
    "password_link",
    "known_address",
    "passkey_challenge",
    "login_attempt",
    "backup_report",
    "backup_link",
  ]);
  expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
});

test.each<PlaceKind>(["embedded, disk", "embedded, bucket", "server, disk", "server, bucket"])(
  "a backup restored onto an empty machine (%s) gives the same site, and a backup of it the same content",
  async (kind) => {
    const { archive, manifest, content, folder } = source;
    const place = await emptyPlace(kind);
    await restoreTo(place.config, archive);
    expect(await contentIn(place.config)).toEqual(content);
    expect(await readPages(place.config)).toEqual(pages);
    expect(await (await openStorage(place.config)).owner()).toBe(manifest.installation);

    const again = join(folder, `${kind}.tar`);
    const { tables, photos, migrations } = manifest;
    expect(await backUpPlace(place.config, again)).toMatchObject({ tables, photos, migrations, missing: [] });
    const back = await emptyPlace(kind === "server, disk" ? "embedded, disk" : "server, disk");
    await restoreTo(back.config, again);
    expect(await contentIn(back.config)).toEqual(content);
    // The restore leaves no temporary files, and there was no site to save first.
    const left = await readdir(back.config.dataDir);
    expect(left.filter((name) => /restor|backups/.test(name))).toEqual([]);
    await Promise.all([place.close(), back.close()]);
  },
);

/** Files taken down since the backup stay hidden; see `restored-access.test.ts`. */
function withoutFiles({ tables: { file, ...tables }, ...content }: SiteContent) {
  return { ...content, tables };
}

test.each<PlaceKind>(["embedded, disk", "server, bucket"])(
  "a backup restored over another site (%s) leaves a restore point, which restores that site",
  async (kind) => {
    const place = await emptyPlace(kind);
    await restoreTo(place.config, source.archive);
    const site = await openOfflineApp(place.config, console.error);
    await site.database.query("UPDATE file SET name = 'Changed since'");
    await site.database.query("UPDATE account SET status = 'INACTIVE'");
    await site.database.query("UPDATE file SET taken_down = true");
    await site.close();
    const before = await contentIn(place.config);
    expect(before).not.toEqual(source.content);

    const reported: string[] = [];
    await restoreTo(place.config, source.archive, (line) => reported.push(line));
    expect(withoutFiles(await contentIn(place.config))).toEqual(withoutFiles(source.content));
    const [{ email }] = await source.site.database.query("SELECT email FROM account");
    expect(reported).toContain(`Check this account: ${email} is active again`);
    const [, name = ""] = /^Restore point: (before-restore-\S+\.tar) in /m.exec(reported.join("\n")) ?? [];
    const point = await (await openArchives(place.config)).fetch(name);
    await restoreTo(place.config, String(point?.path));
    expect(await contentIn(place.config)).toEqual(before);
    await point?.release();
    await place.close();
  },
);
