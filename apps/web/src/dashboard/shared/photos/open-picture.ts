import type { ExifOrientation } from "@visiga/contracts/picture-content";
import type { ConvertibleType, PictureType } from "@visiga/contracts/picture-type";
import { canvasOf } from "./canvas.ts";

export interface OpenedPicture {
  /** Upright size. */
  readonly width: number;
  readonly height: number;
  /** The upright picture, scaled to a size; of it the part from `left` and `top` on that fits a canvas of another. */
  readonly draw: (scaled: Size, part?: Size & { readonly left: number; readonly top: number }) => HTMLCanvasElement;
  readonly close: () => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Decoded extends Size {
  readonly image: ImageBitmap | HTMLImageElement;
  readonly close: () => void;
}

/** Types that some browsers decode only in an `<img>`, where a cut picture would seem whole. */
const decodedInElement = new Set<PictureType | ConvertibleType>(["heic", "tiff"]);

/**
 * Decodes a whole picture. @param orientation of a format that only some browsers turn upright, so that it is turned
 * here. @throws an error if this browser cannot decode it
 */
export async function openPicture(
  picture: Blob,
  type: PictureType | ConvertibleType,
  orientation: ExifOrientation | null,
): Promise<OpenedPicture> {
  const { image, width, height, close } = await decode(withoutOrientation(picture, orientation), type);
  const value = orientation?.value ?? 1;
  const sideways = value > 4;
  return {
    width: sideways ? height : width,
    height: sideways ? width : height,
    draw: (scaled, { left, top, ...size } = { left: 0, top: 0, ...scaled }) => {
      const [canvas, context] = canvasOf(size.width, size.height);
      if (!context) throw new Error("The browser gave no canvas context");
      context.imageSmoothingQuality = "high";
      context.translate(-left, -top);
      // Rounded to whole pixels, so that the picture reaches the edges of its canvas.
      const upright = part(scaled);
      const [across, down] = sideways ? [upright.height, upright.width] : [upright.width, upright.height];
      context.transform(...uprightMatrix(value, across, down));
      context.drawImage(image, 0, 0, across, down);
      return canvas;
    },
    close,
  };
}

const part = ({ width, height }: Size): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

function withoutOrientation(picture: Blob, orientation: ExifOrientation | null): Blob {
  if (!orientation) return picture;
  const { at, upright } = orientation;
  return new Blob([picture.slice(0, at), upright, picture.slice(at + upright.length)], { type: picture.type });
}

/** How an orientation of EXIF turns a picture, which is stored `width` wide and `height` high, upright. */
function uprightMatrix(orientation: number, width: number, height: number) {
  const matrices: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  return matrices[orientation] ?? ([1, 0, 0, 1, 0, 0] as const);
}

async function decode(picture: Blob, type: PictureType | ConvertibleType): Promise<Decoded> {
  try {
    const image = await createImageBitmap(picture, { imageOrientation: "from-image" });
    return { image, width: image.width, height: image.height, close: () => image.close() };
  } catch (error) {
    // Browsers that do not know the option say so by a TypeError.
    if (error instanceof TypeError || decodedInElement.has(type)) return decodeInElement(picture);
    throw error;
  }
}

async function decodeInElement(picture: Blob): Promise<Decoded> {
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
