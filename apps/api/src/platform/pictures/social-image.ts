import { socialImageLimits, visiblePoint } from "@visiga/contracts/entries";
import type { PictureVariant, SocialImageKind } from "@visiga/system/storage/picture-variant";
import sharp, { type Sharp } from "sharp";

const { width, height, bytes } = socialImageLimits;

/** From a quality without visible artefacts to one at which even noise fits the size limit. */
const qualities = [82, 74, 64, 50, 35, 20, 5];

/** The social image of a picture, cropped around the focal point; small pictures are enlarged. */
export async function socialImage(picture: Sharp, kind: SocialImageKind): Promise<PictureVariant> {
  const cropped = await cropAt(picture, kind.focal);
  for (const quality of qualities) {
    const data = await sharp(cropped).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (data.length < bytes) return { ...kind, data };
  }
  throw new RangeError("No quality makes the social image small enough");
}

/** Scales the picture to cover the whole size and keeps the same part as the pages. */
async function cropAt(picture: Sharp, focal: SocialImageKind["focal"]): Promise<Buffer> {
  const original = await picture.metadata();
  const { x, y } = visiblePoint(original, focal);
  const scale = Math.max(width / original.width, height / original.height);
  const scaled = {
    width: Math.max(width, Math.round(original.width * scale)),
    height: Math.max(height, Math.round(original.height * scale)),
  };
  const left = Math.round(((scaled.width - width) * x) / 100);
  const top = Math.round(((scaled.height - height) * y) / 100);
  return picture
    .resize({ ...scaled, fit: "fill" })
    .extract({ left, top, width, height })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .png({ compressionLevel: 0 })
    .toBuffer();
}
