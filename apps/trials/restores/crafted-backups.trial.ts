import { readdir, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure } from "@visiga/api/src/platform/start-failure.ts";
import { type BackedUpSite, backUpSite, contentIn, restoreTo } from "@visiga/api/src/testing/backed-up-site.ts";
import { type EmptyPlace, emptyPlace } from "@visiga/api/src/testing/backup-places.ts";
import { type ArchiveParts, readParts, writeEntries, writeParts } from "@visiga/api/src/testing/crafted-archive.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Craft, unreadable, unrestorable } from "./crafted-backups.ts";

let source: BackedUpSite;
let parts: ArchiveParts;
/** A copy of the site in which the crafted archives are restored. */
let place: EmptyPlace;

beforeAll(async () => {
  source = await backUpSite();
  parts = await readParts(source.archive);
  place = await emptyPlace("server, disk");
  await restoreTo(place.config, source.archive);
}, 300_000);
afterAll(async () => {
  await place.close();
  await source.close();
});

async function crafted(craft: Craft): Promise<string> {
  const changed = { ...parts, manifest: structuredClone(parts.manifest), entries: [...parts.entries], after: [] };
  craft(changed);
  return writeParts(join(source.folder, "crafted.tar"), changed);
}

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
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what it looks for
  expect(String(refused)).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
}

describe("a restore changes nothing if the archive has", () => {
  test.each(unreadable)("%s", async (_, craft) => refuse(await crafted(craft)));

  test.each(unrestorable)("%s", async (_, craft) => {
    await refuse(await crafted(craft));
    expect(await contentIn(place.config)).toEqual(source.content);
  });

  test("no manifest, no hash, or a truncated end", async () => {
    const path = join(source.folder, "cut.tar");
    await refuse(await writeEntries(path, parts.entries));
    await refuse(await writeEntries(path, [...parts.entries, { name: "manifest.json", content: Buffer.from("{}") }]));
    for (const share of [0.1, 0.3, 0.6, 0.9]) {
      await writeParts(path, parts);
      await truncate(path, Math.floor((await stat(path)).size * share));
      await refuse(path);
    }
  });
});

test("a restore that fails while storing pictures leaves the previous pictures, no restore point and no mark", async () => {
  const ids = parts.manifest.photos;
  const blocked = join(place.config.dataDir, "media", String(ids.at(-1)));
  await rename(blocked, `${blocked}.away`);
  await writeFile(blocked, "not a folder");
  const before = await files();
  const other = await crafted(({ entries }) => {
    for (const [index, { name }] of entries.entries())
      if (name.includes(String(ids[0]))) entries[index] = { name, content: Buffer.from("another picture") };
  });
  await expect(restoreTo(place.config, other)).rejects.toThrow("ENOTDIR");
  expect(await files()).toEqual(before);
  await rm(blocked);
  await rename(`${blocked}.away`, blocked);
  expect(await contentIn(place.config)).toEqual(source.content);
});

test("the unmodified archive can be restored", async () => {
  await restoreTo(place.config, await crafted(() => {}));
  expect(await contentIn(place.config)).toEqual(source.content);
});
