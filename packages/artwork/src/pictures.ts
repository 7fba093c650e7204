/** Width and height in pixels of every picture in `files/pictures/`. Every visitor downloads this list. */
const sizes = {
  "hero-chapel": [1920, 1080],
  "hero-classroom": [1920, 1080],
  "hero-choir": [1920, 1080],
  "hero-coast": [1920, 1080],
  "hero-library": [1920, 1080],
  "hero-garden": [1920, 1080],
  "games-football": [1600, 900],
  "games-basketball": [1600, 900],
  "games-athletics": [1600, 900],
  "games-volleyball": [1600, 900],
  "marian-our-lady": [1200, 1600],
  "marian-mother-and-child": [1200, 1600],
  "chapel-night": [1280, 960],
  procession: [1280, 960],
  communion: [1280, 960],
  dove: [1280, 960],
  advent: [1280, 960],
  rosary: [1280, 960],
  bell: [1280, 960],
  science: [1280, 960],
  geography: [1280, 960],
  computer: [1280, 960],
  drums: [1280, 960],
  "tree-planting": [1280, 960],
  maize: [1280, 960],
  banana: [1280, 960],
  cow: [1280, 960],
  hens: [1280, 960],
  vineyard: [1280, 960],
  kitchen: [1280, 960],
  bus: [1280, 960],
  dormitory: [1280, 960],
  dispensary: [1280, 960],
  plan: [1280, 960],
  "portrait-archbishop": [960, 960],
  "portrait-bishop": [960, 960],
  "portrait-priest": [960, 960],
  "portrait-director": [960, 960],
  "portrait-teacher-tie": [960, 960],
  "portrait-teacher-suit": [960, 960],
  "portrait-accountant": [960, 960],
  "portrait-chef": [960, 960],
  "portrait-driver": [960, 960],
  "portrait-nurse": [960, 960],
  "portrait-alumnus-graduate": [960, 960],
  "portrait-alumnus-priest": [960, 960],
  "portrait-alumnus-suit": [960, 960],
  "portrait-student": [960, 960],
  "wawata-1": [960, 960],
  "wawata-2": [960, 960],
  "wawata-3": [960, 960],
  "wawata-4": [960, 960],
} as const satisfies Record<string, readonly [width: number, height: number]>;

/** A picture’s file name without its ending. */
export type PictureName = keyof typeof sizes;

export const pictureNames = Object.keys(sizes) as readonly PictureName[];

/** Size in pixels of the picture of that name. Throws a RangeError for an unknown name. */
export function pictureSize(name: PictureName): { readonly width: number; readonly height: number } {
  const [width, height] = sizes[name] ?? [];
  if (width === undefined || height === undefined) throw new RangeError(`There is no picture named ${name}`);
  return { width, height };
}

const widths = [200, 400, 640, 960, 1280, 1920] as const;

/** Widths in pixels at which a picture is served, smallest first; never larger than the original. */
export const artworkWidths = (name: PictureName): readonly number[] =>
  widths.filter((width) => width <= pictureSize(name).width);

/** Address of one variant of a picture; `width` is one of `artworkWidths(name)`. */
export const artworkPath = (name: PictureName, width: number, format: "webp" | "avif" = "webp"): string =>
  `/artwork/${name}/${width}.${format}`;
