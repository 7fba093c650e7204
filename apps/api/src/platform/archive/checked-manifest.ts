import { damagedBackup, pictureEntry, pictureOf, printableText, tableEntry } from "./archive-entries.ts";
import type { Manifest } from "./manifest.ts";

/** Largest total size in bytes of a photo's variants, which a restore holds in memory together with a few others. */
const largestPhoto = 100e6;

/**
 * Refuses an inconsistent manifest: its hash only proves that it is undamaged, not who wrote it.
 * @throws StartFailure
 */
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
