import { artworkWeights } from "@visiga/artwork/artwork-weights";
import { artworkPath, artworkWidths, type PictureName, pictureSize } from "@visiga/artwork/pictures";
import { mediaPath, type Photo } from "@visiga/contracts/files";

/** The only copy of a picture that is loaded with data saver. */
export interface SavedCopy {
  readonly src: string;
  /** The same copy as AVIF, if there is one. */
  readonly avif?: string | undefined;
  readonly bytes: number;
  /** Size in pixels of the whole picture. */
  readonly width: number;
  readonly height: number;
  readonly color?: string | undefined;
}

/** Width in pixels that is sufficient for phones: 640 for full-width pictures, 400 for half-width ones. */
const telephone = (widest = 1920): number => (widest > 640 ? 640 : 400);

/** @param widest width in pixels of the widest copy that the layout needs */
export function savedPhoto({ id, width, height, color, sources, avif }: Photo, widest?: number): SavedCopy {
  const copy = nearest(sources, telephone(widest));
  const avifCopy = avif.find((each) => each.width === copy.width);
  return {
    src: mediaPath(id, copy.width),
    avif: avifCopy && mediaPath(id, copy.width, "avif"),
    bytes: (avifCopy ?? copy).bytes,
    width,
    height,
    color,
  };
}

export function savedArtwork(name: PictureName, widest?: number): SavedCopy {
  const copies = artworkWidths(name).map((width, index) => ({ width, bytes: artworkWeights[name][index] ?? 0 }));
  const { width, bytes } = nearest(copies, telephone(widest));
  return { src: artworkPath(name, width), avif: artworkPath(name, width, "avif"), bytes, ...pictureSize(name) };
}

interface Copy {
  readonly width: number;
  readonly bytes: number;
}

/** The widest copy up to `most`, else the smallest. */
function nearest(copies: readonly Copy[], most: number): Copy {
  const [copy] = [...copies.filter(({ width }) => width <= most).slice(-1), ...copies];
  if (!copy) throw new RangeError("A picture has at least one copy");
  return copy;
}
