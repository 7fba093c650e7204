export function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return [canvas, canvas.getContext("2d")] as const;
}

export function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext("2d");
  if (context) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

const quality = 0.85;

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** Encodes WebP if the browser can, else JPEG on white, because JPEG has no transparency. */
export async function encodeCanvas(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await toBlob(canvas, "image/webp");
  const written = webp?.type === "image/webp" ? webp : await toBlob(onWhite(canvas), "image/jpeg");
  // Frees the pixels now instead of at the next garbage collection.
  canvas.width = 0;
  return written;
}
