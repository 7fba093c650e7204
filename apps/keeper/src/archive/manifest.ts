import { printableText } from "@visiga/system/printable-text";
import * as z from "zod/mini";
import { parseJson } from "#process/json-files.ts";
import {
  damagedBackup,
  identifierPattern,
  NewerBackup,
  pictureEntry,
  pictureOf,
  tableEntry,
} from "./archive-entries.ts";

const count = z.int().check(z.nonnegative());
const identifier = z.string().check(z.regex(identifierPattern));

const manifestSchema = z.object({
  /** Raised when a reader of this version could no longer understand an archive. */
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The version of the program that made it. */
  version: z.string().check(z.regex(/^[\w.+-]{1,40}$/)),
  /** Id of the installation, also stored with its photos; null for an installation that was never started. */
  installation: z.nullable(z.uuid()),
  /** Names of the migrations that the database had applied, oldest first. */
  migrations: z.array(z.string().check(z.regex(/^\w+$/))).check(z.minLength(1)),
  /** No row refers to a row of a later table. */
  tables: z.array(
    z.object({
      name: identifier,
      /** In the order of the entry's fields. */
      columns: z.array(identifier),
      rows: count,
      /** Identity columns, with the last number assigned; from a larger one on, new rows would soon have none. */
      numbered: z.array(z.object({ column: identifier, last: z.nullable(z.string().check(z.regex(/^\d{1,15}$/))) })),
    }),
  ),
  leftOut: z.array(identifier),
  photos: z.array(z.uuid()),
  /** Variants that records name but storage lacks: `{photo}/{variant}`. */
  missing: z.array(z.string()),
  /** Everything in the archive before the manifest, in order. */
  entries: z.array(z.object({ name: z.string(), bytes: count, sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestEntry = Manifest["entries"][number];
export type ArchivedTable = Manifest["tables"][number];

/** @throws StartFailure if the text is not a manifest or was written by a newer version */
export function parseManifest(text: string): Manifest {
  const value = parseJson(text);
  const { data } = manifestSchema.safeParse(value);
  if (data) return data;
  const { format } = (value ?? {}) as { format?: unknown };
  if (typeof format === "number" && format > 1)
    throw new NewerBackup("The backup was made by a newer version of this program; install that version to read it");
  throw damagedBackup("its manifest cannot be read");
}

/** Largest total size in bytes of a photo's variants, which a restore holds in memory together with a few others. */
const largestPhoto = 100e6;

/** Refuses an inconsistent manifest: its hash only proves that it is undamaged, not who wrote it. */
export function refuseInconsistent({ tables, photos, missing, entries }: Manifest): void {
  const known = new Set(photos);
  if (known.size < photos.length) throw damagedBackup("its manifest lists a photo twice");
  const names = new Set<string>();
  for (const { name } of entries) {
    if (names.has(name)) throw damagedBackup(`${printableText(name)} is in it twice`);
    names.add(name);
  }
  tables.forEach(({ name }, index) => {
    if (entries[index]?.name !== tableEntry(name)) throw damagedBackup(`the table ${name} is not where it should be`);
  });
  refuseStrayPictures(entries.slice(tables.length), known);
  for (const variant of missing) {
    const entry = `pictures/${variant}`;
    if (names.has(entry) || !known.has(pictureOf(entry)?.photoId ?? ""))
      throw damagedBackup(`its manifest cannot miss ${printableText(variant)}`);
  }
}

/** The variants of a photo must be adjacent, so that a restore holds few photos in memory. */
function refuseStrayPictures(pictures: Manifest["entries"], photos: ReadonlySet<string>): void {
  const ended = new Set<string>();
  let current = "";
  let bytes = 0;
  for (const { name, bytes: length } of pictures) {
    const photoId = pictureOf(name)?.photoId ?? "";
    if (!photos.has(photoId)) throw damagedBackup(`${printableText(name)} belongs to no photo of its manifest`);
    if (photoId !== current) {
      if (ended.has(photoId)) throw damagedBackup(`the copies of ${photoId} are not side by side`);
      ended.add(photoId);
      current = photoId;
      bytes = 0;
    }
    bytes += length;
    if (bytes > largestPhoto) throw damagedBackup(`the copies of ${pictureEntry(photoId, "")} are too large`);
  }
}
