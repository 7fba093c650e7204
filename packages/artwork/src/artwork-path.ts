import { type PictureName, pictureSize } from "./pictures.ts";

const widths = [200, 400, 640, 960, 1280, 1920] as const;

/** Widths in pixels at which a picture is served, smallest first: never larger than it was drawn. */
export const artworkWidths = (name: PictureName): readonly number[] =>
  widths.filter((width) => width <= pictureSize(name).width);

/** Address of one copy of a picture; `width` is one of `artworkWidths(name)`. */
export const artworkPath = (name: PictureName, width: number, format: "webp" | "avif" = "webp"): string =>
  `/artwork/${name}/${width}.${format}`;
