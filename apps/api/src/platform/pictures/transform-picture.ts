import type { PictureFrame, PictureTransform } from "@visiga/contracts/picture-transform";
import sharp, { type Raw, type Region, type Sharp } from "sharp";

export interface Pixels {
  readonly data: Buffer;
  readonly raw: Raw;
}

/** Colours across and down that remain of a blurred area: too few to tell a face. */
const colours = 5;

/** Turns a decoded picture, blurs areas of it and keeps the frame, at least one pixel of it. */
export async function transformPicture({ data, raw }: Pixels, { turns, blurred, frame }: PictureTransform) {
  const turned = await pixelsOf(sharp(data, { raw }).rotate(turns * 90));
  const areas = [];
  for (const area of blurred) areas.push(await blurredArea(turned, pixelArea(turned.raw, area)));
  const covered = areas.length > 0 ? await pixelsOf(sharp(turned.data, turned).composite(areas)) : turned;
  return pixelsOf(sharp(covered.data, covered).extract(pixelArea(covered.raw, frame)));
}

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** The area with 25 colours at most, and without edges between them. */
async function blurredArea({ data, raw }: Pixels, { left, top, width, height }: Region) {
  const few = await pixelsOf(
    sharp(data, { raw }).extract({ left, top, width, height }).resize(colours, colours, { fit: "fill" }),
  );
  const sigma = Math.max(0.3, Math.max(width, height) / colours / 2);
  const soft = await pixelsOf(sharp(few.data, few).resize(width, height, { fit: "fill" }).blur(sigma));
  return { input: soft.data, raw: soft.raw, left, top };
}

function pixelArea({ width, height }: Raw, frame: PictureFrame): Region {
  const across = span(width, frame.left, frame.width);
  const down = span(height, frame.top, frame.height);
  return { left: across.start, top: down.start, width: across.length, height: down.length };
}

/** Whole pixels of a part in percent. */
function span(pixels: number, from: number, part: number): { start: number; length: number } {
  const start = Math.min(pixels - 1, Math.round((pixels * from) / 100));
  const end = Math.min(pixels, Math.round((pixels * (from + part)) / 100));
  return { start, length: Math.max(1, end - start) };
}
