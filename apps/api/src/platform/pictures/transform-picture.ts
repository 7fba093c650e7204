import type { PictureTransform } from "@visiga/contracts/picture-transform";
import sharp, { type Raw } from "sharp";

export interface Pixels {
  readonly data: Buffer;
  readonly raw: Raw;
}

/** Turns a decoded picture and keeps the frame, at least one pixel of it. */
export async function transformPicture({ data, raw }: Pixels, { turns, frame }: PictureTransform): Promise<Pixels> {
  const [width, height] = turns % 2 === 0 ? [raw.width, raw.height] : [raw.height, raw.width];
  const across = span(width, frame.left, frame.width);
  const down = span(height, frame.top, frame.height);
  const area = { left: across.start, top: down.start, width: across.length, height: down.length };
  const changed = await sharp(data, { raw })
    .rotate(turns * 90)
    .extract(area)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: changed.data,
    raw: { width: changed.info.width, height: changed.info.height, channels: changed.info.channels },
  };
}

/** Whole pixels of a part in percent. */
function span(pixels: number, from: number, part: number): { start: number; length: number } {
  const start = Math.min(pixels - 1, Math.round((pixels * from) / 100));
  const end = Math.min(pixels, Math.round((pixels * (from + part)) / 100));
  return { start, length: Math.max(1, end - start) };
}
