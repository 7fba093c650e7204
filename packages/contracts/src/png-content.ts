import { exifOrientation } from "./exif-orientation.ts";
import type { PictureContent } from "./picture-content.ts";

const standardGamma = 0.45455;
/** White, red, green and blue of sRGB, each with its x and y, in hundred-thousandths. */
const standardColours = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000];

type Chunks = ReadonlyMap<string, { readonly at: number; readonly length: number }>;

/** The first chunk of each type, up to the end of the picture or of the file. */
function chunksOf(view: DataView): Chunks {
  const chunks = new Map<string, { at: number; length: number }>();
  for (let at = 8; at + 12 <= view.byteLength && !chunks.has("IEND"); at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...[4, 5, 6, 7].map((index) => view.getUint8(at + index)));
    if (!chunks.has(type)) chunks.set(type, { at: at + 8, length: view.getUint32(at) });
  }
  return chunks;
}

export function pngContent(bytes: Uint8Array): PictureContent {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = chunksOf(view);
  const exif = chunks.get("eXIf");
  const hasSize = chunks.has("IHDR") && bytes.length >= 24;
  return {
    whole: chunks.has("IDAT") && chunks.has("IEND"),
    plainColours: !chunks.has("cICP") && gammaOf(view, chunks) === null && !hasOwnColours(view, chunks),
    size: hasSize ? { width: view.getUint32(16), height: view.getUint32(20) } : null,
    orientation: exif ? exifOrientation(bytes, exif.at, exif.length) : null,
  };
}

/** The exponent with which a PNG without a colour profile is stored. Null for that of sRGB. */
export function pngGamma(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return gammaOf(view, chunksOf(view));
}

function gammaOf(view: DataView, chunks: Chunks): number | null {
  const chunk = chunks.get("gAMA");
  if (!chunk || chunk.at + 4 > view.byteLength || hasProfile(chunks)) return null;
  const gamma = view.getUint32(chunk.at) / 100_000;
  return gamma === 0 || Math.abs(gamma - standardGamma) < 0.02 ? null : gamma;
}

function hasOwnColours(view: DataView, chunks: Chunks): boolean {
  const chunk = chunks.get("cHRM");
  if (!chunk || chunk.at + 32 > view.byteLength || hasProfile(chunks)) return false;
  return standardColours.some((value, index) => Math.abs(view.getUint32(chunk.at + index * 4) - value) > 1000);
}

const hasProfile = (chunks: Chunks) => chunks.has("sRGB") || chunks.has("iCCP");
