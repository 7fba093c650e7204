import type { PictureTransform } from "@visiga/contracts/picture-transform";

const maxSide = 1280;

/** Colours across and down that the preview shows of a covered area. */
const colours = 5;

/** A turned, covered and cropped picture for the preview; the server changes the stored picture. */
export async function drawTransformed(src: string, { turns, blurred, frame }: PictureTransform): Promise<Blob | null> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const scale = Math.min(1, maxSide / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const [turnedWidth, turnedHeight] = turns % 2 === 0 ? [width, height] : [height, width];
  const [canvas, context] = canvasOf((turnedWidth * frame.width) / 100, (turnedHeight * frame.height) / 100);
  const [few, fewColours] = canvasOf(colours, colours);
  if (!context || !fewColours) return null;
  context.translate(-(turnedWidth * frame.left) / 100, -(turnedHeight * frame.top) / 100);
  context.save();
  context.translate(turnedWidth / 2, turnedHeight / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(image, -width / 2, -height / 2, width, height);
  context.restore();
  for (const area of blurred) {
    const [x, y] = [(turnedWidth * area.left) / 100, (turnedHeight * area.top) / 100];
    const [across, down] = [(turnedWidth * area.width) / 100, (turnedHeight * area.height) / 100];
    const [left, top] = [x - (turnedWidth * frame.left) / 100, y - (turnedHeight * frame.top) / 100];
    fewColours.drawImage(canvas, left, top, across, down, 0, 0, colours, colours);
    context.drawImage(few, x, y, across, down);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return [canvas, canvas.getContext("2d")] as const;
}
