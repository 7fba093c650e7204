import * as z from "zod/mini";
import { damagedBackup, identifierPattern, NewerBackup } from "./archive-entries.ts";

const count = z.int().check(z.nonnegative());
const identifier = z.string().check(z.regex(identifierPattern));

const manifestSchema = z.object({
  /** Raised when a reader of this version could no longer understand an archive. */
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Version of the program; backups of earlier versions lack it. */
  version: z.optional(z.string().check(z.regex(/^[\w.+-]{1,40}$/))),
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
      /** Identity columns, with the last number assigned. */
      numbered: z.array(z.object({ column: identifier, last: z.nullable(z.string().check(z.regex(/^\d{1,19}$/))) })),
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
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const newer = (parseJson(text) as { format?: unknown } | null)?.format;
  if (typeof newer === "number" && newer > 1)
    throw new NewerBackup("The backup was made by a newer version of this program; install that version to read it");
  throw damagedBackup("its manifest cannot be read");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
