import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

export const plainPicture = (width = 400, height = 300, background = "#1a6c3e"): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Noise, which does not compress, so that half of the file contains half of the picture. */
export const noisyPicture = (width = 600, height = 400): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: "#000000", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  });

/**
 * A JPEG of a phone that was held upright: stored sideways, with an orientation tag and a GPS position. Upright it is
 * `height` wide and `width` high, red at the top and blue at the bottom.
 */
export async function phonePhotograph(width = 800, height = 400): Promise<Buffer> {
  const red = await plainPicture(width / 2, height, "#ff0000")
    .png()
    .toBuffer();
  return plainPicture(width, height, "#0000ff")
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Model: "Sample Phone" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 46/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "38/1 55/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Four quarters, red, green, blue and white, that are upright once `orientation` (1 to 8, as in EXIF) is regarded. */
export async function quarters(width: number, height: number, orientation: number): Promise<Sharp> {
  const quarter = (background: string) => ({
    create: { width: width / 2, height: height / 2, channels: 3 as const, background },
  });
  const upright = plainPicture(width, height, "#ffffff").composite([
    { input: quarter("#ff0000"), left: 0, top: 0 },
    { input: quarter("#00ff00"), left: width / 2, top: 0 },
    { input: quarter("#0000ff"), left: 0, top: height / 2 },
  ]);
  const raw = await upright.removeAlpha().png().toBuffer();
  // The inverse of each orientation, which is a mirror image or a turn.
  const inverse = orientation === 6 ? 8 : orientation === 8 ? 6 : orientation;
  const tagged = await sharp(raw).withMetadata({ orientation: inverse }).png().toBuffer();
  return sharp(await sharp(tagged).autoOrient().png().toBuffer()).withMetadata({ orientation });
}

/** A PNG with another chunk behind its header. */
export const pngWith = (picture: Buffer, type: string, data: Buffer): Buffer =>
  Buffer.concat([picture.subarray(0, 33), pngChunk(type, data), picture.subarray(33)]);

export function hugePng(width = 30_000, height = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, black and white.
  header.set([1, 0, 0, 0, 0], 8);
  const mark = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const rows = deflateSync(Buffer.alloc((1 + width / 8) * 4));
  return Buffer.concat([mark, pngChunk("IHDR", header), pngChunk("IDAT", rows), pngChunk("IEND", Buffer.alloc(0))]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The start of a HEIC file: enough for its detection, too little for decoding. */
export const heicHeader = (): Buffer => Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${"\0".repeat(200)}`, "latin1");

export async function avifDeclaring(width: number, height: number): Promise<Buffer> {
  const picture = await plainPicture(64, 64).avif({ effort: 0 }).toBuffer();
  const size = picture.indexOf("ispe") + 8;
  picture.writeUInt32BE(width, size);
  picture.writeUInt32BE(height, size + 4);
  return picture;
}

export async function jpegDeclaring(width: number, height: number): Promise<Buffer> {
  const picture = await plainPicture(64, 64).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
  const size = picture.indexOf(Buffer.from([0xff, 0xc2])) + 5;
  picture.writeUInt16BE(height, size);
  picture.writeUInt16BE(width, size + 2);
  return picture;
}

export async function gifDeclaring(width: number, height: number): Promise<Buffer> {
  const picture = await plainPicture(64, 64).gif().toBuffer();
  const frame = picture.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 64, 0, 64, 0])) + 5;
  for (const size of [6, frame]) {
    picture.writeUInt16LE(width, size);
    picture.writeUInt16LE(height, size + 2);
  }
  return picture;
}

/** Mean difference of the brightness of two pictures of the same size, 0 to 255. */
export async function meanDifference(one: Buffer, other: Buffer): Promise<number> {
  const gray = (picture: Buffer) => sharp(picture).removeAlpha().greyscale().raw().toBuffer();
  const [first, second] = await Promise.all([gray(one), gray(other)]);
  return first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length;
}
