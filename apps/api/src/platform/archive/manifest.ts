import * as z from "zod/mini";
import { StartFailure } from "#platform/start-failure.ts";

const count = z.int().check(z.nonnegative());

const manifestSchema = z.object({
  /** Raised when a reader of this version could no longer understand an archive. */
  format: z.literal(1),
  /** When the snapshot of the database was taken. */
  madeAt: z.iso.datetime(),
  /** Id of the installation, which the storage of its pictures has too; null for one that was never started. */
  installation: z.nullable(z.uuid()),
  /** Names of the migrations that the database had had, oldest first. */
  migrations: z.array(z.string()),
  /** In an order in which no row refers to one of a later table. */
  tables: z.array(
    z.object({
      name: z.string(),
      /** In the order of the entry's fields. */
      columns: z.array(z.string()),
      rows: count,
      /** Columns that number their rows, with the last number given. */
      numbered: z.array(z.object({ column: z.string(), last: z.nullable(z.string()) })),
    }),
  ),
  /** Names of tables whose rows stayed out. */
  leftOut: z.array(z.string()),
  /** Ids of the photos. */
  photos: z.array(z.uuid()),
  /** Copies that records name and storage does not have: `{photo}/{copy}`. */
  missing: z.array(z.string()),
  /** Everything in the archive before this manifest, in its order. */
  entries: z.array(z.object({ name: z.string(), bytes: count, sha256: z.string() })),
});

/** What an archive contains. */
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestEntry = Manifest["entries"][number];
export type ArchivedTable = Manifest["tables"][number];

/** The last two entries: the manifest, and the SHA-256 of its bytes in hexadecimal. */
export const manifestName = "manifest.json";
export const manifestHashName = "manifest.sha256";

export const tableEntry = (table: string): string => `tables/${table}.copy.gz`;
export const pictureEntry = (photoId: string, copy: string): string => `pictures/${photoId}/${copy}`;

/** Photo and copy of such an entry; null for another entry. */
export function pictureOf(entry: string): { readonly photoId: string; readonly copy: string } | null {
  const [folder, photoId, copy, more] = entry.split("/");
  return folder === "pictures" && photoId && copy && more === undefined ? { photoId, copy } : null;
}

/** @throws StartFailure for text that is no manifest, or one of a newer program */
export function parseManifest(text: string): Manifest {
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const newer = (parseJson(text) as { format?: unknown } | null)?.format;
  if (typeof newer === "number" && newer > 1)
    throw new StartFailure("The backup was made by a newer version of this program; install that version to read it");
  throw new StartFailure("The backup is damaged: its manifest cannot be read");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
