/** Types that the server stores. */
export type PictureType = "jpeg" | "png" | "webp" | "avif" | "gif" | "heic";

/** Types that many browsers can convert to one of the others; `avis` is a moving AVIF. */
export type ConvertibleType = "bmp" | "ico" | "tiff" | "avis";

/** Bytes at the start of a file that are enough for `pictureType`. */
export const typeBytes = 256;

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"]);

/** Characters at the start, of which `?` is any. */
const signatures: readonly (readonly [PictureType | ConvertibleType, string])[] = [
  ["jpeg", "\xff\xd8\xff"],
  ["png", "\x89PNG\r\n\x1a\n"],
  ["webp", "RIFF????WEBP"],
  ["gif", "GIF87a"],
  ["gif", "GIF89a"],
  ["bmp", "BM????\0\0\0\0"],
  ["ico", "\0\0\x01\0?\0"],
  ["tiff", "II*\0"],
  ["tiff", "MM\0*"],
];

const begins = (text: string, signature: string) =>
  [...signature].every((each, index) => text[index] === each || (each === "?" && index < text.length));

/** The type of a file by its first bytes, whatever its name says; null if it is no picture of a known type. */
export function pictureType(start: Uint8Array): PictureType | ConvertibleType | null {
  const text = String.fromCharCode(...start.subarray(0, typeBytes));
  for (const [type, signature] of signatures) if (begins(text, signature)) return type;
  if (text.slice(4, 8) !== "ftyp") return null;
  if (text.slice(8, 12) === "avis") return "avis";
  const length = new DataView(start.buffer, start.byteOffset, start.byteLength).getUint32(0);
  const brands = (text.slice(8, 12) + text.slice(16, length)).match(/.{4}/gs) ?? [];
  // AVIF files may list a HEIF brand first, so an AVIF brand at any position decides.
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some((brand) => heicBrands.has(brand)) ? "heic" : null;
}

export const isConvertible = (type: PictureType | ConvertibleType): type is ConvertibleType =>
  type === "bmp" || type === "ico" || type === "tiff" || type === "avis";
