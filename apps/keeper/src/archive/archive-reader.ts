import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { listened } from "@visiga/system/listened";
import { printableText } from "@visiga/system/printable-text";
import { extract, type Header } from "tar-stream";
import {
  damagedBackup,
  largestEntry,
  manifestHashName,
  manifestName,
  noBackup,
  readFailure,
  tableEntry,
} from "./archive-entries.ts";
import { type ArchiveFile, decrypt } from "./encrypted-archive.ts";
import { type Manifest, type ManifestEntry, parseManifest, refuseInconsistent } from "./manifest.ts";

interface ReadEntry {
  readonly name: string;
  /** Must be read to the end before the next entry is requested. */
  readonly content: AsyncIterable<Buffer>;
}

/** The entries in order. @throws StartFailure if it is no archive, is truncated, or has an entry that no backup has */
export async function* readArchive({ path, fileKey }: ArchiveFile): AsyncGenerator<ReadEntry> {
  const archive = listened(extract());
  const file = listened(createReadStream(path));
  let source: Readable = file;
  // Who made an encrypted one knows the format.
  let begun = fileKey !== undefined;
  try {
    if (fileKey) source = await decrypt(file, fileKey);
    source.on("error", (error) => archive.destroy(error));
    source.pipe(archive);
    for await (const entry of archive) {
      refuseUnknown(entry.header, begun);
      begun = true;
      yield { name: entry.header.name, content: explained(entry as AsyncIterable<Buffer>, path) };
      entry.resume();
    }
  } catch (error) {
    throw readFailure(error, path, begun);
  } finally {
    source.destroy();
    file.destroy();
    archive.destroy();
  }
}

/** Refuses links, folders, names outside the archive and entries too large for their name. */
function refuseUnknown({ name, type, size = 0 }: Header, begun: boolean): void {
  const largest = type === "file" ? largestEntry(name) : null;
  if (largest === null && !begun) throw noBackup();
  if (largest === null) throw damagedBackup(`it has an entry that this version does not know: ${printableText(name)}`);
  if (size > largest) throw damagedBackup(`${name} is too large`);
}

async function* explained(content: AsyncIterable<Buffer>, path: string): AsyncIterable<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw readFailure(error, path);
  }
}

/**
 * Reads a whole archive. Every entry must match the manifest in name, order, length, SHA-256 and rows, and the manifest
 * must be consistent. This does not prove who made the archive.
 * @throws StartFailure that names the damage
 */
export async function checkArchive(file: ArchiveFile): Promise<Manifest> {
  const found: ManifestEntry[] = [];
  let manifestText: string | undefined;
  let manifestHash: string | undefined;
  for await (const { name, content } of readArchive(file)) {
    if (manifestHash !== undefined) throw damagedBackup(`${name} follows its end`);
    if (name === manifestHashName) manifestHash = await text(content);
    else if (manifestText !== undefined) throw damagedBackup(`${name} follows its manifest`);
    else if (name === manifestName) manifestText = await text(content);
    else found.push({ name, ...(await measure(content)) });
  }
  if (manifestText === undefined || manifestHash === undefined)
    throw damagedBackup("it is truncated: its manifest is missing");
  if (sha256(manifestText) !== manifestHash) throw damagedBackup("its manifest was changed");
  const manifest = parseManifest(manifestText);
  compare(manifest.entries, found);
  refuseInconsistent(manifest);
  await checkTables(file, manifest);
  return manifest;
}

function compare(expected: readonly ManifestEntry[], found: readonly ManifestEntry[]): void {
  const present = new Map(found.map((entry) => [entry.name, entry]));
  for (const { name, bytes, sha256 } of expected) {
    const entry = present.get(name);
    if (!entry) throw damagedBackup(`${printableText(name)} is missing`);
    if (entry.bytes !== bytes || entry.sha256 !== sha256) throw damagedBackup(`${name} was changed`);
  }
  const listed = new Set(expected.map(({ name }) => name));
  const unlisted = found.find(({ name }) => !listed.has(name));
  if (unlisted || found.length !== expected.length)
    throw damagedBackup(`${unlisted?.name ?? "an entry"} does not belong to it`);
  const moved = found.find(({ name }, index) => name !== expected[index]?.name);
  if (moved) throw damagedBackup(`${moved.name} is not where its manifest says`);
}

export async function measure(content: AsyncIterable<Buffer>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of content) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

const sha256 = (content: string): string => createHash("sha256").update(content).digest("hex");

/** Largest row in bytes, which PostgreSQL holds in memory; far above any row of this application. */
const maxRow = 16e6;

const newline = 10;

/** Compares the rows of the tables, which come first in an archive, with the manifest. */
async function checkTables(file: ArchiveFile, { tables }: Manifest): Promise<void> {
  const byEntry = new Map(tables.map((table) => [tableEntry(table.name), table]));
  for await (const { name: entry, content } of readArchive(file)) {
    const table = byEntry.get(entry);
    if (!table) return;
    const rows = await countRows(content, entry);
    if (rows !== table.rows) throw damagedBackup(`${table.name} has ${rows} rows, and its manifest says ${table.rows}`);
  }
}

/** PostgreSQL's text format has one line per row and no line breaks within a row. */
async function countRows(content: AsyncIterable<Buffer>, entry: string): Promise<number> {
  let rows = 0;
  let length = 0;
  const count = async (inflated: AsyncIterable<Buffer>) => {
    for await (const piece of inflated) {
      let start = 0;
      for (let end = piece.indexOf(newline); end >= 0; end = piece.indexOf(newline, start)) {
        rows += 1;
        length = 0;
        start = end + 1;
      }
      length += piece.length - start;
      if (length > maxRow) throw damagedBackup(`${entry} has a row that is too long`);
    }
  };
  await pipeline(content, createGunzip(), count).catch((error: NodeJS.ErrnoException) => {
    throw error.code?.startsWith("Z_") ? damagedBackup(`${entry} cannot be inflated`) : error;
  });
  return rows;
}
