import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Header, pack } from "tar-stream";
import { manifestHashName, manifestName, tableEntry } from "#archive/archive-entries.ts";
import { readArchive } from "#archive/archive-reader.ts";
import type { Manifest } from "#archive/manifest.ts";

export interface CraftedEntry {
  readonly name: string;
  readonly content: Buffer;
  /** Overrides of the tar header. */
  readonly header?: Partial<Header>;
}

export interface ArchiveParts {
  manifest: Manifest;
  entries: CraftedEntry[];
  after: CraftedEntry[];
  /** Entries that the manifest lists. Absent: the actual ones. */
  listed?: Manifest["entries"] | undefined;
}

export const sha256 = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

export async function readArchiveParts(path: string): Promise<ArchiveParts> {
  const entries: CraftedEntry[] = [];
  for await (const { name, content } of readArchive({ path })) entries.push({ name, content: await buffer(content) });
  const own = [manifestName, manifestHashName];
  const manifest = JSON.parse(String(entries.find(({ name }) => name === manifestName)?.content));
  return { manifest, entries: entries.filter(({ name }) => !own.includes(name)), after: [] };
}

export async function writeArchiveParts(path: string, { manifest, entries, after, listed }: ArchiveParts) {
  const truth = entries.map(({ name, content }) => ({ name, bytes: content.length, sha256: sha256(content) }));
  const text = JSON.stringify({ ...manifest, entries: listed ?? truth });
  return writeEntries(path, [
    ...entries,
    { name: manifestName, content: Buffer.from(text) },
    { name: manifestHashName, content: Buffer.from(sha256(text)) },
    ...after,
  ]);
}

export async function writeEntries(path: string, entries: readonly CraftedEntry[]): Promise<string> {
  const archive = pack();
  const written = pipeline(Readable.from(archive), createWriteStream(path));
  for (const { name, content, header } of entries) archive.entry({ name, ...header }, content);
  archive.finalize();
  await written;
  return path;
}

export function changeRows(parts: ArchiveParts, table: string, change: (text: string) => string): void {
  const at = parts.entries.findIndex(({ name }) => name === tableEntry(table));
  const rows = change(gunzipSync(parts.entries[at]?.content ?? "").toString());
  parts.entries[at] = { name: tableEntry(table), content: gzipSync(rows) };
  const described = parts.manifest.tables.find(({ name }) => name === table);
  if (described) described.rows = rows.split("\n").length - 1;
}
