import { sharePicture } from "@visiga/contracts/files";
import sharp from "sharp";
import type { PictureCopy, ShareKind } from "./picture-copy.ts";

const { width, height, bytes } = sharePicture;

/** From the one that shows no trace to the one that even noise fits with. */
const qualities = [82, 74, 64, 50, 35, 20, 5];

/** The share picture of a picture, cut so that the focal point stays where it is; small pictures are enlarged. */
export async function shareCopy(picture: Buffer, kind: ShareKind): Promise<PictureCopy> {
  const cut = await cutAt(picture, kind.focal);
  for (const quality of qualities) {
    const data = await sharp(cut).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (data.length < bytes) return { ...kind, data };
  }
  throw new RangeError("No quality makes the share picture small enough");
}

/** Scales the picture over the whole size and keeps the part that `object-position` in CSS would. */
async function cutAt(picture: Buffer, { x, y }: ShareKind["focal"]): Promise<Buffer> {
  const original = await sharp(picture).metadata();
  const scale = Math.max(width / original.width, height / original.height);
  const scaled = {
    width: Math.max(width, Math.round(original.width * scale)),
    height: Math.max(height, Math.round(original.height * scale)),
  };
  const left = Math.round(((scaled.width - width) * x) / 100);
  const top = Math.round(((scaled.height - height) * y) / 100);
  return sharp(picture)
    .resize({ ...scaled, fit: "fill" })
    .extract({ left, top, width, height })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .png({ compressionLevel: 0 })
    .toBuffer();
}
