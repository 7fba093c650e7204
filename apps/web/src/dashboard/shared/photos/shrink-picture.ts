import { fingerprintSide, pictureFingerprint } from "@visiga/contracts/picture-fingerprint";
import { isHeic } from "./heic.ts";

/** Maximum pixels on the longer side of an uploaded picture. */
const maxSide = 2560;
const thumbnailSide = 112;
const quality = 0.85;
/** Without scaling, the re-encoded picture is used only if it has at most this fraction of the bytes. */
const worthwhile = 0.8;

export interface ResizedPicture {
  readonly picture: Blob;
  readonly thumbnail: string | null;
  /** Perceptual hash; null for a picture that this browser cannot decode. */
  readonly fingerprint: string | null;
  readonly opened: boolean;
  /** Still HEIC, because this browser cannot decode it. Few servers can. */
  readonly heic: boolean;
}

interface Opened {
  readonly image: ImageBitmap | HTMLImageElement;
  readonly width: number;
  readonly height: number;
  readonly close: () => void;
}

/**
 * Prepares a picture for upload: upright, at most 2560 px on its longer side, without metadata. A picture that would
 * not get smaller, or that this browser cannot decode, is returned unchanged; the server also rotates it and strips its
 * metadata. HEIC is converted if this browser can decode it. Call it for one picture at a time, because a phone’s
 * memory holds few decoded pictures.
 */
export async function shrinkPicture(picture: Blob): Promise<ResizedPicture> {
  const heic = await isHeic(picture);
  const asItIs = { picture, thumbnail: null, fingerprint: null, opened: false, heic };
  const source = await open(picture).catch(() => null);
  if (!source) return asItIs;
  try {
    const part = Math.min(1, maxSide / Math.max(source.width, source.height));
    const thumbnail = drawThumbnail(source);
    const fingerprint = fingerprintOf(source);
    const small = await encode(draw(source, source.width * part, source.height * part));
    const tooLarge = (bytes: number) => !heic && bytes > picture.size * (part < 1 ? 1 : worthwhile);
    if (!small || tooLarge(small.size)) return { ...asItIs, opened: true, thumbnail, fingerprint };
    return { picture: small, thumbnail, fingerprint, opened: true, heic: false };
  } catch {
    // For example, a canvas of this size exceeds the memory.
    return { ...asItIs, opened: true };
  } finally {
    source.close();
  }
}

async function open(picture: Blob): Promise<Opened> {
  try {
    const image = await createImageBitmap(picture, { imageOrientation: "from-image" });
    return { image, width: image.width, height: image.height, close: () => image.close() };
  } catch {
    return openAsElement(picture);
  }
}

/** Some browsers decode formats in an `<img>` that `createImageBitmap` rejects. */
async function openAsElement(picture: Blob): Promise<Opened> {
  const url = URL.createObjectURL(picture);
  const image = new Image();
  image.src = url;
  const close = () => URL.revokeObjectURL(url);
  try {
    await image.decode();
    return { image, width: image.naturalWidth, height: image.naturalHeight, close };
  } catch (error) {
    close();
    throw error;
  }
}

function draw({ image }: Opened, width: number, height: number): HTMLCanvasElement {
  const [canvas, context] = canvasOf(width, height);
  if (!context) throw new Error("The browser gave no canvas context");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function fingerprintOf(source: Opened): string | null {
  const context = draw(source, fingerprintSide, fingerprintSide).getContext("2d");
  return context && pictureFingerprint(context.getImageData(0, 0, fingerprintSide, fingerprintSide).data);
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** Encodes WebP if the browser can, else JPEG on white, because JPEG has no transparency. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await toBlob(canvas, "image/webp");
  const written = webp?.type === "image/webp" ? webp : await toBlob(onWhite(canvas), "image/jpeg");
  // Frees the pixels now instead of at the next garbage collection.
  canvas.width = 0;
  return written;
}

function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext("2d");
  if (context) {
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

function drawThumbnail({ image, width, height }: Opened): string {
  const [canvas, context] = canvasOf(thumbnailSide, thumbnailSide);
  const side = Math.min(width, height);
  context?.drawImage(image, (width - side) / 2, (height - side) / 2, side, side, 0, 0, thumbnailSide, thumbnailSide);
  return onWhite(canvas).toDataURL("image/jpeg", 0.7);
}

export function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return [canvas, canvas.getContext("2d")] as const;
}
