import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskArchives } from "./disk-archives.ts";
import { decrypt, encrypt, encryptedDraft, isEncrypted, unlock } from "./encrypted-archive.ts";

const passphrase = "four words of the office";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-encrypted-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Several chunks of the format, which are of 64 KB. */
const content = randomBytes(300_000);

async function encryptedFile(change: (bytes: Buffer) => Uint8Array = (bytes) => bytes): Promise<string> {
  const { stream } = await encrypt(Readable.from([content]), passphrase);
  const path = join(folder, "file.age");
  await writeFile(path, change(await buffer(stream)));
  return path;
}

async function contentOf(path: string): Promise<Buffer> {
  const { fileKey } = await unlock(path, passphrase);
  return buffer(await decrypt(createReadStream(path), fileKey as Uint8Array));
}

test("an encrypted stream has the announced length and is readable by its passphrase only", async () => {
  const { stream, lengthOf } = await encrypt(Readable.from([content]), passphrase);
  const encrypted = await buffer(stream);
  expect(encrypted).toHaveLength(lengthOf(content.length));
  for (let at = 0; at < content.length; at += 50_000)
    expect(encrypted.includes(content.subarray(at, at + 16))).toBe(false);
  const path = await encryptedFile();
  expect(await isEncrypted(path)).toBe(true);
  expect((await contentOf(path)).equals(content)).toBe(true);
});

test.each([
  ["with accents of one character", "neno la siri café Ngũ", "neno la siri café Ngũ".normalize("NFC")],
  ["with accents of two characters", "neno la siri café Ngũ", "neno la siri café Ngũ".normalize("NFD")],
  ["with spaces at its ends", passphrase, `  ${passphrase}\r\n`],
])("a passphrase that is typed %s opens the backup", async (_, written, typed) => {
  const { Encrypter } = await import("age-encryption");
  for (const stored of [written.normalize("NFC"), written.normalize("NFD")]) {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(stored);
    encrypter.setScryptWorkFactor(4);
    const path = join(folder, "other.age");
    await writeFile(path, await encrypter.encrypt(content));
    expect((await unlock(path, typed)).fileKey).toBeDefined();
  }
});

test("a passphrase with spaces at its ends opens a backup as it is written on paper", async () => {
  const { stream } = await encrypt(Readable.from([content]), ` ${passphrase} `);
  await writeFile(join(folder, "spaces.age"), await buffer(stream));
  expect((await unlock(join(folder, "spaces.age"), passphrase)).fileKey).toBeDefined();
});

test.each<[string, (bytes: Buffer) => Uint8Array]>([
  ["without its last chunk", (bytes) => bytes.subarray(0, bytes.length - ((300_000 % 65_536) + 16))],
  ["with a chunk twice", (bytes) => Buffer.concat([bytes, bytes.subarray(-65_552)])],
  ["with a changed byte", (bytes) => bytes.fill(bytes.readUInt8(150_000) ^ 1, 150_000, 150_001)],
])("a file is refused %s", async (_, change) => {
  const path = await encryptedFile(change);
  await expect(contentOf(path)).rejects.toThrow("invalid tag");
});

test.each([20, 64, 99_999])("a passphrase with a work factor of %i is refused before it takes memory", async (work) => {
  const costly = (bytes: Buffer) =>
    Buffer.from(
      bytes.toString("latin1").replace(" 16\n", () => ` ${work}\n`),
      "latin1",
    );
  await expect(contentOf(await encryptedFile(costly))).rejects.toThrow(/^Another program has encrypted the backup/);
});

test("a failure of the place, such as a full disk, reaches the writer of an encrypted draft", async () => {
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error("no space left")) });
  const draft = await encryptedDraft({ target: full, keep: async () => {}, discard: async () => {} }, passphrase);
  await expect(pipeline(Readable.from(endless()), draft.target)).rejects.toThrow("no space left");
  await draft.discard();
});

test("an encrypted draft leaves no file when writing is aborted", async () => {
  const place = diskArchives(join(folder, "backups"));
  const draft = await encryptedDraft(await place.create("visiga-1.tar.age"), passphrase);
  draft.target.on("error", () => {});
  draft.target.write(content);
  await draft.discard();
  expect(await place.list()).toEqual([]);
  await expect(readFile(join(folder, "backups", "visiga-1.tar.age.partial"))).rejects.toThrow("ENOENT");
});

function* endless() {
  for (;;) yield content;
}
