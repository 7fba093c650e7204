import type { ExifOrientation } from "./picture-content.ts";

const orientationTag = 0x0112;
const shortType = 3;

/** The orientation in EXIF data of a file, from `start` on. Null for an upright or unknown one. */
export function exifOrientation(bytes: Uint8Array, start: number, length: number): ExifOrientation | null {
  // As in a JPEG, some programs begin the data with `Exif` and two zeros.
  const from = start + (String.fromCharCode(...bytes.subarray(start, start + 4)) === "Exif" ? 6 : 0);
  const end = Math.min(bytes.length, start + length);
  if (from + 8 > end) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, end);
  const little = view.getUint16(from) === 0x4949;
  const table = from + view.getUint32(from + 4, little);
  const count = table + 2 <= end ? view.getUint16(table, little) : 0;
  for (let index = 0; index < count && table + 2 + (index + 1) * 12 <= end; index += 1) {
    const entry = table + 2 + index * 12;
    if (view.getUint16(entry, little) !== orientationTag || view.getUint16(entry + 2, little) !== shortType) continue;
    const value = view.getUint16(entry + 8, little);
    const upright = Uint8Array.from(little ? [1, 0] : [0, 1]);
    return value >= 2 && value <= 8 ? { value, at: entry + 8, upright } : null;
  }
  return null;
}
