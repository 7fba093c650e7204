import { artworkPath, artworkWidths } from "@visiga/artwork/artwork-path";
import { type PictureName, pictureSize } from "@visiga/artwork/pictures";
import { mediaPath, type Photo } from "@visiga/contracts/files";

/** Attributes of an `<img>` for a photo or artwork. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  /** Background until the picture has loaded. */
  readonly background: { readonly backgroundColor?: string; readonly backgroundImage?: string };
}

/** Width of the copy in `src`, for browsers without `srcset`: small, for slow connections. */
const plainWidth = 640;

function source(widths: readonly number[], path: (width: number) => string): Pick<PictureSource, "src" | "srcSet"> {
  const plain = widths.filter((width) => width <= plainWidth).at(-1) ?? widths[0] ?? plainWidth;
  return { src: path(plain), srcSet: widths.map((width) => `${path(width)} ${width}w`).join(", ") };
}

/** Source of a photo, with its colour and its placeholder as background. */
export const photoSource = (photo: Photo): PictureSource => ({
  ...source(
    photo.sources.map(({ width }) => width),
    (width) => mediaPath(photo.id, width),
  ),
  width: photo.width,
  height: photo.height,
  background: { backgroundColor: photo.color, backgroundImage: `url("${photo.placeholder}")` },
});

/** Source of an artwork. */
export function artworkSource(name: PictureName): PictureSource {
  const { width, height } = pictureSize(name);
  return { ...source(artworkWidths(name), (size) => artworkPath(name, size)), width, height, background: {} };
}
