import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { Config } from "@visiga/system/config/config";
import { expect, vi } from "vitest";
import { openArchives } from "#archive/open-archives.ts";
import { startDatabaseServer } from "#database/database-server.ts";
import { openKeeper } from "#open-keeper.ts";
import { prepareDataDir } from "#postgres/data-dir.ts";
import { type BackedUpSite, backUpPlace, contentIn, restoreTo } from "./backed-up-site.ts";
import { emptyPlace, type PlaceKind } from "./backup-places.ts";
import type { SiteContent } from "./site-content.ts";

export async function openSite(config: Config) {
  await prepareDataDir(config.dataDir, !config.databaseUrl);
  const databaseServer = await startDatabaseServer(config, console.error);
  return keptSite.openOfflineSite({
    config,
    databaseServer,
    openKeeper: openKeeper(keptSite),
    tellOperator: console.error,
  });
}

export async function readPages(config: Config): Promise<Record<string, string>> {
  const site = await openSite(config);
  const read: Record<string, string> = {};
  for (const path of publicPaths) {
    const { statusCode, body } = await site.app.inject(path);
    expect(statusCode).toBe(200);
    read[path] = body;
  }
  await site.close();
  return read;
}

export async function checkRestoreOntoEmpty(
  kind: PlaceKind,
  { archive, manifest, content, folder }: BackedUpSite,
  pages: Readonly<Record<string, string>>,
): Promise<void> {
  const place = await emptyPlace(kind);
  await restoreTo(place.config, archive);
  expect(await contentIn(place.config)).toEqual(content);
  expect(await readPages(place.config)).toEqual(pages);

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
}

/** Files taken down since the backup stay hidden; see `restored-access.test.ts`. */
function withoutFiles({ tables: { file, ...tables }, ...content }: SiteContent) {
  return { ...content, tables };
}

/** The restores start within one second, and each makes its own restore point. */
export async function checkRestoreOver(kind: PlaceKind, source: BackedUpSite): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    await restoreTwice(kind, source);
  } finally {
    vi.useRealTimers();
  }
}

async function restoreTwice(kind: PlaceKind, source: BackedUpSite): Promise<void> {
  const place = await emptyPlace(kind);
  await restoreTo(place.config, source.archive);
  const site = await openSite(place.config);
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
  const archives = await openArchives(place.config);
  const point = await archives.fetch(name);
  await restoreTo(place.config, String(point?.path));
  expect(await contentIn(place.config)).toEqual(before);
  expect(await archives.list()).toHaveLength(2);
  await point?.release();
  await place.close();
}
