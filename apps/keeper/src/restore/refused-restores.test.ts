import { createReadStream, existsSync } from "node:fs";
import { readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { gzipSync } from "node:zlib";
import { schema } from "@visiga/api/src/schema.ts";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { draftFile } from "#archive/disk-archives.ts";
import { encryptedDraft } from "#archive/encrypted-archive.ts";
import { type BackedUpSite, backUpSite, contentIn, restoreTo } from "#testing/backed-up-site.ts";
import { type EmptyPlace, emptyPlace } from "#testing/backup-places.ts";
import { type ArchiveParts, readArchiveParts, writeArchiveParts, writeEntries } from "#testing/crafted-archive.ts";
import { countedOutBackups, unreadableBackups, unrestorableBackups } from "#testing/crafted-backups.ts";
import { openDatabase } from "#testing/open-database.ts";
import type { SiteContent } from "#testing/site-content.ts";

let source: BackedUpSite;
let place: EmptyPlace;
let there: SiteContent;

beforeAll(async () => {
  source = await backUpSite();
  place = await emptyPlace("server, disk");
  await restoreTo(place.config, source.archive);
  const { dataSource, close } = await openDatabase(place.config, schema, () => {});
  await dataSource.query("UPDATE file SET name = 'Of the site that is there'");
  await close();
  there = await contentIn(place.config);
});
afterAll(async () => {
  await place.close();
  await source.close();
});

/** A copy of the archive with changed parts and a matching manifest and hash. */
async function rewritten(name: string, change: (parts: ArchiveParts) => void): Promise<string> {
  const parts = await readArchiveParts(source.archive);
  change(parts);
  return writeArchiveParts(join(source.folder, `${name}.tar`), parts);
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
const cut = /^The backup is damaged: (Unexpected end of data|it is truncated)/;
const notBackup = /^The file is no backup, or another program has packed or encrypted it$/;
const damages: [what: string, make: () => Promise<string>, sentence: RegExp][] = [
  ["cut in the middle", () => cutAt("cut", 0.5), cut],
  ["cut near its end", () => cutAt("cut-late", 0.99), cut],
  ["empty", () => cutAt("empty", 0), /^The backup is damaged: it is truncated: its manifest is missing$/],
  ["no archive", async () => written("no archive at all".repeat(100)), notBackup],
  ["compressed", async () => written(gzipSync(await readFile(source.archive))), notBackup],
  [
    "packed again with its folder",
    async () => {
      const { entries } = await readArchiveParts(source.archive);
      const inFolder = entries.map((entry) => ({ ...entry, name: `visiga/${entry.name}` }));
      return writeEntries(join(source.folder, "folder.tar"), inFolder);
    },
    notBackup,
  ],
  [
    "followed by other bytes",
    async () => written(Buffer.concat([await readFile(source.archive), Buffer.alloc(1024, "x")])),
    /^The backup is damaged: Invalid tar header$/,
  ],
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

async function written(content: string | Buffer): Promise<string> {
  const path = join(source.folder, "text.tar");
  await writeFile(path, content);
  return path;
}

describe("a restore is refused before it touches the data folder if a backup has", () => {
  async function refuse(archive: string): Promise<string> {
    const config = { ...place.config, dataDir: join(source.folder, "untouched") };
    const refused = await restoreTo(config, archive).then(
      () => null,
      (error: unknown) => error,
    );
    expect(existsSync(config.dataDir)).toBe(false);
    expect(refused).toBeInstanceOf(StartFailure);
    const { message } = refused as StartFailure;
    expect(message).toMatch(/^The (backup (is damaged|was made by a newer version)|file is no backup)/);
    // The output must not contain terminal control characters.
    expect(message).not.toMatch(/\p{Cc}/u);
    return message;
  }

  test.each(damages)(
    "a backup with this fault is refused before the data folder is touched: %s",
    async (_, make, sentence) => {
      expect(await refuse(await make())).toMatch(sentence);
    },
  );

  test.each(unreadableBackups)("%s", async (_, craft) => {
    await refuse(await rewritten("crafted", craft));
  });

  test("a backup whose next number would be the last one leaves the present site as it is", async () => {
    const archive = await rewritten("numbers", ({ manifest }) => {
      for (const { numbered } of manifest.tables) for (const each of numbered) each.last = String(2n ** 63n - 1n);
    });
    await expect(restoreTo(place.config, archive)).rejects.toThrow(
      "The backup is damaged: its manifest cannot be read",
    );
    expect(await contentIn(place.config)).toEqual(there);
  });

  test("a backup without manifest, hash or end is refused before the data folder is touched", async () => {
    const { entries } = await readArchiveParts(source.archive);
    const path = join(source.folder, "no-manifest.tar");
    await refuse(await writeEntries(path, entries));
    await refuse(await writeEntries(path, [...entries, { name: "manifest.json", content: Buffer.from("{}") }]));
    for (const share of [0.1, 0.3, 0.6, 0.9]) await refuse(await cutAt("cut", share));
  });
});

describe("an encrypted backup", () => {
  const passphrase = "four words of the office";
  const untouched = () => ({ ...place.config, dataDir: join(source.folder, "untouched") });
  const refusal = (path: string, given = passphrase) => restoreTo(untouched(), path, undefined, given);

  async function encrypted(path: string): Promise<string> {
    const draft = await encryptedDraft(await draftFile(`${path}.age`), passphrase);
    await pipeline(createReadStream(path), draft.target);
    await draft.keep();
    return `${path}.age`;
  }
  afterEach(() => expect(existsSync(untouched().dataDir)).toBe(false));

  test("an encrypted backup is restored with its passphrase", async () => {
    const empty = await emptyPlace("server, disk");
    await restoreTo(empty.config, await encrypted(source.archive), undefined, passphrase);
    expect(await contentIn(empty.config)).toEqual(source.content);
    await empty.close();
  });

  test("a wrong passphrase is refused with one sentence", async () => {
    await expect(refusal(await encrypted(source.archive), "four words of another")).rejects.toThrow(
      /^The passphrase does not open the backup; nothing was changed$/,
    );
  });

  // Each encrypted backup takes half a second, and what is decrypted is read by the same code as a plain one.
  const someDamages = ["cut in the middle", "a byte of a table changed", "a later migration"];
  const damagesToEncrypt = damages.filter(([what]) => someDamages.includes(what));
  test.each(damagesToEncrypt)("the same faults are found in an encrypted backup: %s", async (_, make, sentence) => {
    await expect(refusal(await encrypted(await make()))).rejects.toThrow(sentence);
  });

  test.each([
    ["cut in the middle", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["cut after its header", (bytes: Buffer) => bytes.subarray(0, bytes.indexOf("\n--- ") + 49)],
    ["cut in its header", (bytes: Buffer) => bytes.subarray(0, 60)],
    ["a byte changed", (bytes: Buffer) => bytes.fill(bytes.readUInt8(20_000) ^ 1, 20_000, 20_001)],
    ["its last byte changed", (bytes: Buffer) => bytes.fill(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)],
    [
      "its header changed",
      (bytes: Buffer) => bytes.fill("A", bytes.indexOf("\n--- ") + 5, bytes.indexOf("\n--- ") + 9),
    ],
    ["something after its end", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("more")])],
  ])("damage to the encrypted file is refused: %s", async (_, change) => {
    const path = await encrypted(source.archive);
    await writeFile(path, change(await readFile(path)));
    await expect(refusal(path)).rejects.toThrow(/^The backup is damaged: /);
  });

  test("a backup that is encrypted with a key is refused", async () => {
    const path = join(source.folder, "key.tar.age");
    await writeFile(
      path,
      `age-encryption.org/v1\n-> X25519 ${"A".repeat(43)}\n${"A".repeat(43)}\n--- ${"A".repeat(43)}\n`,
    );
    await expect(refusal(path)).rejects.toThrow(/^The backup is not encrypted with a passphrase; /);
  });
});

// The other archives of this list, and the effects on PostgreSQL's own folder, are trials.
test.each(unrestorableBackups.slice(0, 1))("the site stays unchanged if a backup has %s", async (_, craft) => {
  await expect(restoreTo(place.config, await rewritten("unrestorable", craft))).rejects.toThrow(StartFailure);
  expect(await contentIn(place.config)).toEqual(there);
});

test.each(countedOutBackups)("a backup is refused that has %s", async (_, craft) => {
  await expect(restoreTo(place.config, await rewritten("counted-out", craft))).rejects.toThrow(
    /^The backup is damaged: a number in \w+ of \w+ is too large$/,
  );
  expect(await contentIn(place.config)).toEqual(there);
});

test("a restore beside a running server is refused", async () => {
  const running = await openDatabase(place.config, schema, () => {});
  await expect(restoreTo(place.config, source.archive)).rejects.toThrow(
    "DATABASE_URL: a server is running on this database; stop every one of them first",
  );
  await running.close();
  expect(await contentIn(place.config)).toEqual(there);
});
