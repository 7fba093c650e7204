import type { PictureTransform } from "@visiga/contracts/picture-transform";

const maxSide = 1280;

/** A turned and cropped picture for the preview; the server changes the stored picture. */
export async function drawTransformed(src: string, { turns, frame }: PictureTransform): Promise<Blob | null> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const scale = Math.min(1, maxSide / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const [turnedWidth, turnedHeight] = turns % 2 === 0 ? [width, height] : [height, width];
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round((turnedWidth * frame.width) / 100));
  canvas.height = Math.max(1, Math.round((turnedHeight * frame.height) / 100));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.translate(-(turnedWidth * frame.left) / 100, -(turnedHeight * frame.top) / 100);
  context.translate(turnedWidth / 2, turnedHeight / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(image, -width / 2, -height / 2, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
