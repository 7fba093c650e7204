import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readArchive } from "#platform/archive/archive-reader.ts";
import { type Manifest, manifestHashName, manifestName } from "#platform/archive/manifest.ts";
import { openDatabase } from "#platform/database/database.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { schema } from "#schema.ts";
import { type BackedUpSite, backUpSite, contentIn, restoreTo } from "#testing/backed-up-site.ts";
import { type EmptyPlace, emptyPlace } from "#testing/backup-places.ts";
import type { SiteContent } from "#testing/site-content.ts";

let source: BackedUpSite;
/** A site with other content, which every refused restore leaves as it was. */
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

type Entries = [name: string, content: Buffer][];

/** A copy of the archive with other entries. */
async function rewritten(name: string, change: (entries: Entries) => Entries): Promise<string> {
  const entries: Entries = [];
  for await (const { name: entry, content } of readArchive(source.archive))
    entries.push([entry, await buffer(content)]);
  const archive = pack();
  for (const [entry, content] of change(entries)) archive.entry({ name: entry }, content);
  archive.finalize();
  const path = join(source.folder, `${name}.tar`);
  await pipeline(Readable.from(archive), createWriteStream(path));
  return path;
}

/** A copy of the archive whose manifest says something else, with the hash of that. */
const withManifest = (name: string, change: (manifest: Manifest) => object) =>
  rewritten(name, (entries) =>
    entries.map(([entry, content]) => {
      const text = JSON.stringify({ ...source.manifest, ...change(source.manifest) });
      if (entry === manifestName) return [entry, Buffer.from(text)];
      if (entry === manifestHashName) return [entry, Buffer.from(createHash("sha256").update(text).digest("hex"))];
      return [entry, content];
    }),
  );

async function withByteChanged(name: string, near: string): Promise<string> {
  const bytes = await readFile(source.archive);
  // A byte of the content, which follows the 512 bytes of the header with the name.
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
    () => rewritten("less", (all) => all.filter(([name]) => name !== picture())),
    /^The backup is damaged: pictures\/.* is missing$/,
  ],
  [
    "something added",
    () => rewritten("more", (all) => [["pictures/other", Buffer.from("x")], ...all]),
    /^The backup is damaged: pictures\/other does not belong to it$/,
  ],
  [
    "a later migration",
    () => withManifest("later", ({ migrations }) => ({ migrations: [...migrations, "Later1900000000001"] })),
    /^The backup was made by a newer version of this program \(it has Later1900000000001\)/,
  ],
  [
    "a later format",
    () => withManifest("format", () => ({ format: 2 })),
    /^The backup was made by a newer version of this program/,
  ],
  // Found only once the tables are filled.
  [
    "fewer rows than its manifest says",
    () =>
      withManifest("rows", ({ tables }) => ({ tables: tables.map((table) => ({ ...table, rows: table.rows + 1 })) })),
    /^The backup is damaged: \w+ has \d+ rows, and its manifest says \d+$/,
  ],
];

async function writeText(text: string): Promise<string> {
  const path = join(source.folder, "text.tar");
  await writeFile(path, text.repeat(100));
  return path;
}

describe("what is there stays where a backup is", () => {
  test.each(damages)("%s", async (_, make, sentence) => {
    await expect(restoreTo(place.config, await make())).rejects.toThrow(sentence);
    expect(await contentIn(place.config)).toEqual(there);
    expect(await readdir(place.config.dataDir)).not.toContain("restoring");
  });
});

test("what is there stays where the pictures cannot be stored", async () => {
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
  "beside a running server (%s) a restore is refused",
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

test("a bucket with the pictures of another site is refused", async () => {
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
