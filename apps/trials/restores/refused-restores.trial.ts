import { readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "@visiga/api/src/platform/database/database.ts";
import { openStorage } from "@visiga/api/src/platform/storage/open-storage.ts";
import { schema } from "@visiga/api/src/schema.ts";
import { type BackedUpSite, backUpSite, contentIn, restoreTo } from "@visiga/api/src/testing/backed-up-site.ts";
import { type EmptyPlace, emptyPlace } from "@visiga/api/src/testing/backup-places.ts";
import { type ArchiveParts, readParts, writeParts } from "@visiga/api/src/testing/crafted-archive.ts";
import type { SiteContent } from "@visiga/api/src/testing/site-content.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let source: BackedUpSite;
/** A site with other content, which a refused restore must not change. */
let place: EmptyPlace;
let there: SiteContent;

beforeAll(async () => {
  source = await backUpSite();
  place = await emptyPlace("embedded, disk");
  await restoreTo(place.config, source.archive);
  const { dataSource, close } = await openDatabase(place.config, schema, () => {});
  await dataSource.query("UPDATE file SET name = 'Of the site that is there'");
  await close();
  there = await contentIn(place.config);
}, 300_000);
afterAll(async () => {
  await place.close();
  await source.close();
});

/** A copy of the archive with changed parts and a matching manifest and hash. */
async function rewritten(name: string, change: (parts: ArchiveParts) => void): Promise<string> {
  const parts = await readParts(source.archive);
  change(parts);
  return writeParts(join(source.folder, `${name}.tar`), parts);
}

async function withByteChanged(name: string, near: string): Promise<string> {
  const bytes = await readFile(source.archive);
  // A content byte, after the 512-byte header that contains the name.
  const at = bytes.indexOf(near) + 512 + 20;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  const path = join(source.folder, `${name}.tar`);
  await writeFile(path, bytes);
  return path;
}

async function cutAt(name: string, share: number): Promise<string> {
  const path = join(source.folder, `${name}.tar`);
  const bytes = await readFile(source.archive);
  await writeFile(path, bytes);
  await truncate(path, Math.floor(bytes.length * share));
  return path;
}

const listed = () => source.manifest.entries;
const picture = () => String(source.manifest.entries.at(-1)?.name);
const damages: [what: string, make: () => Promise<string>, sentence: RegExp][] = [
  ["cut in the middle", () => cutAt("cut", 0.5), /^The backup is damaged: (Unexpected end of data|it is cut short)/],
  [
    "cut near its end",
    () => cutAt("cut-late", 0.99),
    /^The backup is damaged: (Unexpected end of data|it is cut short)/,
  ],
  ["empty", () => cutAt("empty", 0), /^The backup is damaged: it is cut short, its manifest is missing$/],
  ["no archive", async () => writeText("no archive at all"), /^The backup is damaged: /],
  [
    "a byte of a picture changed",
    () => withByteChanged("p", picture()),
    /^The backup is damaged: pictures\/.* was changed$/,
  ],
  [
    "a byte of a table changed",
    () => withByteChanged("t", "tables/file.copy.gz"),
    /^The backup is damaged: tables\/file.copy.gz was changed$/,
  ],
  [
    "a byte of the manifest changed",
    () => withByteChanged("m", "manifest.json"),
    /^The backup is damaged: its manifest was changed$/,
  ],
  [
    "a picture missing",
    () => rewritten("less", (parts) => Object.assign(parts, { listed: listed(), entries: parts.entries.slice(0, -1) })),
    /^The backup is damaged: pictures\/.* is missing$/,
  ],
  [
    "a picture added",
    () => rewritten("more", (parts) => Object.assign(parts, { listed: listed().slice(0, -1) })),
    /^The backup is damaged: pictures\/.* does not belong to it$/,
  ],
  [
    "a later migration",
    () => rewritten("later", ({ manifest }) => manifest.migrations.push("Later1900000000001")),
    /^The backup was made by a newer version of this program \(it has Later1900000000001\)/,
  ],
  [
    "a later format",
    () => rewritten("format", ({ manifest }) => Object.assign(manifest, { format: 2 })),
    /^The backup was made by a newer version of this program/,
  ],
  [
    "fewer rows than its manifest says",
    () => rewritten("rows", ({ manifest }) => Object.assign(manifest.tables[0] ?? {}, { rows: 1_000_000 })),
    /^The backup is damaged: \w+ has \d+ rows, and its manifest says 1000000$/,
  ],
];

async function writeText(text: string): Promise<string> {
  const path = join(source.folder, "text.tar");
  await writeFile(path, text.repeat(100));
  return path;
}

describe("the site stays unchanged if a backup is", () => {
  test.each(damages)("%s", async (_, make, sentence) => {
    await expect(restoreTo(place.config, await make())).rejects.toThrow(sentence);
    expect(await contentIn(place.config)).toEqual(there);
    expect(await readdir(place.config.dataDir)).not.toContain("restoring");
  });
});

test("the site stays unchanged if the pictures cannot be stored", async () => {
  const bucket = await emptyPlace("embedded, bucket");
  await restoreTo(bucket.config, source.archive);
  const storage = await openStorage(bucket.config);
  for (const id of source.manifest.photos) await storage.remove(id);
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
        ? /^DATA_DIR: .* is in use by another server \(process \d+\); stop that one first$/
        : "DATABASE_URL: a server is running on this database; stop every one of them first",
    );
    expect(await running.dataSource.query("SELECT version::integer FROM content_version")).toEqual([{ version: 41 }]);
    await running.close();
    await restoreTo(used.config, source.archive);
    expect(await contentIn(used.config)).toEqual(source.content);
    await used.close();
  },
);

test("a restore into a bucket with the pictures of another site is refused", async () => {
  const bucket = await emptyPlace("embedded, bucket");
  const storage = await openStorage(bucket.config);
  const other = crypto.randomUUID();
  await storage.claim(other);
  await expect(restoreTo(bucket.config, source.archive)).rejects.toThrow(
    `belongs to another installation (${other}); restore into an empty one`,
  );
  expect(await storage.owner()).toBe(other);
  await bucket.close();
});
