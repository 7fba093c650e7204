import { pictureLimits } from "@visiga/contracts/entries";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { isPhotoId, type VariantKind, variantNamed } from "@visiga/system/storage/picture-variant";

/** The last two entries: the manifest, and the SHA-256 of its bytes in hexadecimal. */
export const manifestName = "manifest.json";
export const manifestHashName = "manifest.sha256";

export const tableEntry = (table: string): string => `tables/${table}.copy.gz`;
export const pictureEntry = (photoId: string, variant: string): string => `pictures/${photoId}/${variant}`;

/** Photo and variant of a picture entry; null for any other entry and for an invalid id or variant name. */
export function pictureOf(entry: string): { readonly photoId: string; readonly kind: VariantKind } | null {
  const [folder, photoId = "", variant = "", more] = entry.split("/");
  const kind = variantNamed(variant);
  return folder === "pictures" && more === undefined && isPhotoId(photoId) && kind ? { photoId, kind } : null;
}

export const identifierPattern = /^[a-z][a-z0-9_]{0,62}$/;

const tableOf = (entry: string): string | undefined => /^tables\/(.*)\.copy\.gz$/s.exec(entry)?.[1];

/** The manifest is read into memory; this is enough for more than a million variants. */
const largestManifest = 256e6;
const hashLength = 64;

export function largestEntry(name: string): number | null {
  if (name === manifestName) return largestManifest;
  if (name === manifestHashName) return hashLength;
  if (pictureOf(name)) return pictureLimits.bytes;
  const table = tableOf(name);
  return table !== undefined && identifierPattern.test(table) ? Number.POSITIVE_INFINITY : null;
}

export class DamagedBackup extends StartFailure {}

/** A file that is no backup, or that another program has packed or encrypted. */
export class ForeignFile extends StartFailure {}

/** A backup of a newer version of this program. */
export class NewerBackup extends StartFailure {}

export const noBackup = (): StartFailure =>
  new ForeignFile("The file is no backup, or another program has packed or encrypted it");

export const damagedBackup = (how: string): StartFailure => new DamagedBackup(`The backup is damaged: ${how}`);

/** An error of reading an archive, in words for the operator. @param begun whether its beginning is that of a backup */
export function readFailure(error: unknown, path: string, begun = true): StartFailure {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof StartFailure) return error;
  if (code === "ENOENT") return new StartFailure(`There is no file ${path}`);
  if (code) return new StartFailure(`${path} cannot be read: ${reasonOf(error)}`);
  if (!begun) return noBackup();
  // The library goes on with guesses.
  return damagedBackup(message.replace(/\..*/s, ""));
}
