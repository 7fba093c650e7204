import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { schema } from "@visiga/api/src/schema.ts";
import { backUpSite, contentIn, restoreTo } from "@visiga/keeper/src/testing/backed-up-site.ts";
import { emptyPlace } from "@visiga/keeper/src/testing/backup-places.ts";
import { unrestorableBackups } from "@visiga/keeper/src/testing/crafted-backups.ts";
import { openDatabase } from "@visiga/keeper/src/testing/open-database.ts";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { afterAll, expect, test } from "vitest";
import { craftBackup } from "./crafted-backup.ts";

const source = await backUpSite();
/** A copy of the site in which the crafted archives are restored. */
const place = await emptyPlace("server, disk");
await restoreTo(place.config, source.archive);
afterAll(async () => {
  await place.close();
  await source.close();
});

/** All files of the installation with size and modification time. */
async function files(): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(place.config.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(path);
    found.push(`${path} ${size} ${mtimeMs}`);
  }
  return found.sort();
}

async function refuse(archive: string): Promise<void> {
  const before = await files();
  const refused = await restoreTo(place.config, archive).then(
    () => null,
    (error: unknown) => error,
  );
  expect(await files()).toEqual(before);
  expect(refused).toBeInstanceOf(StartFailure);
  expect(String(refused)).toMatch(/The backup (is damaged|was made by a newer version)/);
  // The output must not contain terminal control characters.
  expect(String(refused)).not.toMatch(/\p{Cc}/u);
}

test.each(unrestorableBackups)("a restore changes nothing if the backup has %s", async (_, craft) => {
  await refuse(await craftBackup(source, craft));
  expect(await contentIn(place.config)).toEqual(source.content);
});

test("the unmodified archive can be restored", async () => {
  await restoreTo(place.config, await craftBackup(source, () => {}));
  expect(await contentIn(place.config)).toEqual(source.content);
});

test("the site stays unchanged if the bucket does not exist", async () => {
  const bucket = await emptyPlace("embedded, bucket");
  await restoreTo(bucket.config, source.archive);
  const before = await contentIn(bucket.config);
  const { s3 } = bucket.config;
  const gone = s3 && { ...bucket.config, s3: { ...s3, bucket: "nowhere" } };
  await expect(restoreTo({ ...bucket.config, ...gone }, source.archive)).rejects.toThrow();
  expect(await contentIn(bucket.config)).toEqual(before);
  await bucket.close();
});

test.each(["embedded, disk", "server, disk"] as const)(
  "a restore beside a running server (%s) is refused",
  async (kind) => {
    const used = await emptyPlace(kind);
    const running = await openDatabase(used.config, schema, () => {});
    await running.dataSource.query("UPDATE content_version SET version = 41");
    await expect(restoreTo(used.config, source.archive)).rejects.toThrow(
      kind === "embedded, disk"
        ? /^DATA_DIR: .* is in use by another server; stop that one first$/
        : "DATABASE_URL: a server is running on this database; stop every one of them first",
    );
    expect(await running.dataSource.query("SELECT version::integer FROM content_version")).toEqual([{ version: 41 }]);
    await running.close();
    await restoreTo(used.config, source.archive);
    expect(await contentIn(used.config)).toEqual(source.content);
    await used.close();
  },
);
