import sharp from "sharp";

type Format = "jpeg" | "webp" | "png" | "gif";

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const chosen = (name: string, buffer: Buffer | string, mimeType = "image/jpeg"): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});

/** Noise, so that a cut file lacks a part of its picture. `seed` is a colour, which makes pictures differ. */
export const grain = (seed: string, width = 300, height = 225) =>
  sharp({
    create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  }).tint(seed);

export const jpegOf = (seed: string): Promise<Buffer> => grain(seed).jpeg().toBuffer();

/** Upright red at the top left and green at the top right, but stored turned, with the orientation 6 of EXIF. */
export async function turnedPicture(format: Format, width: number): Promise<Buffer> {
  const half = (background: string, left: number) => ({
    input: { create: { width: width / 2, height: width / 2, channels: 3 as const, background } },
    left,
    top: 0,
  });
  const upright = await sharp({ create: { width, height: width, channels: 3, background: "#ffffff" } })
    .composite([half("#d01010", 0), half("#10a010", width / 2)])
    .removeAlpha()
    .png()
    .toBuffer();
  const stored = await sharp(upright).rotate(-90).png().toBuffer();
  return sharp(stored).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
}

/** A bitmap of Windows, 8 by 8 pixels. */
export function bitmap(): Buffer {
  const [header, pixels] = [54, 8 * 8 * 3];
  const file = Buffer.alloc(header + pixels);
  file.write("BM");
  for (const [value, at] of [
    [file.length, 2],
    [header, 10],
    [40, 14],
    [8, 18],
    [8, 22],
    // One plane, 24 bits a pixel.
    [0x18_0001, 26],
  ] as const)
    file.writeUInt32LE(value, at);
  return file.fill(120, header);
}

/** A notice with one line of text, drawn as a bar of many letters. */
export async function notice(letters: readonly number[]): Promise<Buffer> {
  const bars = letters.map((height, index) => ({
    input: { create: { width: 8, height, channels: 3 as const, background: "#000000" } },
    left: 80 + index * 14,
    top: 380 - height,
  }));
  return sharp({ create: { width: 800, height: 800, channels: 3, background: "#ffffff" } })
    .composite(bars)
    .png()
    .toBuffer();
}

/** The colours of the upper corners. */
export async function corners(picture: Buffer) {
  const { width } = await sharp(picture).metadata();
  const at = async (left: number) => {
    const area = { left, top: 5, width: 1, height: 1 };
    const [red = 0, green = 0] = await sharp(picture).removeAlpha().extract(area).raw().toBuffer();
    return red > green ? "red" : "green";
  };
  return [await at(5), await at(width - 6)];
}

/** A PDF of one empty page. */
export const pdf = Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj
trailer << /Root 1 0 R /Size 4 >>
%%EOF
`);
