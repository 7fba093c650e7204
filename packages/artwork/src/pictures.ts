/**
 * Every picture in `files/pictures/`: its width and height in pixels, and the bytes of its AVIF variants of 200, 400 and
 * 640 px, which pages with data saver name before loading.
 */
const pictures = {
  "hero-chapel": { size: [1920, 1080], bytes: [5044, 9824, 14469] },
  "hero-classroom": { size: [1920, 1080], bytes: [3770, 7738, 11428] },
  "hero-choir": { size: [1920, 1080], bytes: [4222, 8419, 12090] },
  "hero-coast": { size: [1920, 1080], bytes: [3773, 7961, 11634] },
  "hero-library": { size: [1920, 1080], bytes: [3508, 8321, 11047] },
  "hero-garden": { size: [1920, 1080], bytes: [4285, 9389, 13674] },
  "games-football": { size: [1600, 900], bytes: [3890, 8396, 10351] },
  "games-basketball": { size: [1600, 900], bytes: [3804, 6874, 10191] },
  "games-athletics": { size: [1600, 900], bytes: [3869, 8215, 10021] },
  "games-volleyball": { size: [1600, 900], bytes: [4109, 7721, 11423] },
  "marian-our-lady": { size: [1200, 1600], bytes: [6390, 13291, 17259] },
  "marian-mother-and-child": { size: [1200, 1600], bytes: [6769, 12882, 18708] },
  "chapel-night": { size: [1280, 960], bytes: [4281, 7665, 13808] },
  procession: { size: [1280, 960], bytes: [3866, 7587, 11307] },
  communion: { size: [1280, 960], bytes: [4748, 8361, 14661] },
  dove: { size: [1280, 960], bytes: [4872, 8234, 12234] },
  advent: { size: [1280, 960], bytes: [4490, 9817, 14973] },
  rosary: { size: [1280, 960], bytes: [6338, 11764, 17411] },
  bell: { size: [1280, 960], bytes: [3712, 7144, 10618] },
  science: { size: [1280, 960], bytes: [4873, 8188, 12261] },
  geography: { size: [1280, 960], bytes: [3933, 7545, 13346] },
  computer: { size: [1280, 960], bytes: [3308, 6244, 9628] },
  drums: { size: [1280, 960], bytes: [4446, 8759, 13279] },
  "tree-planting": { size: [1280, 960], bytes: [4730, 8272, 13911] },
  maize: { size: [1280, 960], bytes: [5693, 12360, 15528] },
  banana: { size: [1280, 960], bytes: [4634, 9227, 13287] },
  cow: { size: [1280, 960], bytes: [3991, 7970, 11544] },
  hens: { size: [1280, 960], bytes: [4383, 8715, 12705] },
  vineyard: { size: [1280, 960], bytes: [5116, 10291, 14675] },
  kitchen: { size: [1280, 960], bytes: [3676, 6841, 11931] },
  bus: { size: [1280, 960], bytes: [4594, 9004, 13183] },
  dormitory: { size: [1280, 960], bytes: [3380, 6695, 11196] },
  dispensary: { size: [1280, 960], bytes: [4901, 10019, 14860] },
  plan: { size: [1280, 960], bytes: [4142, 8216, 12386] },
  "portrait-archbishop": { size: [960, 960], bytes: [5478, 10380, 15464] },
  "portrait-bishop": { size: [960, 960], bytes: [5456, 9178, 13855] },
  "portrait-priest": { size: [960, 960], bytes: [5435, 8925, 13665] },
  "portrait-director": { size: [960, 960], bytes: [5166, 9484, 14478] },
  "portrait-teacher-tie": { size: [960, 960], bytes: [5182, 9802, 12599] },
  "portrait-teacher-suit": { size: [960, 960], bytes: [4844, 9350, 13992] },
  "portrait-accountant": { size: [960, 960], bytes: [5637, 9708, 14562] },
  "portrait-chef": { size: [960, 960], bytes: [4859, 9343, 12262] },
  "portrait-driver": { size: [960, 960], bytes: [5871, 9867, 14791] },
  "portrait-nurse": { size: [960, 960], bytes: [5115, 9731, 14426] },
  "portrait-alumnus-graduate": { size: [960, 960], bytes: [5839, 9699, 14619] },
  "portrait-alumnus-priest": { size: [960, 960], bytes: [5396, 11025, 14024] },
  "portrait-alumnus-suit": { size: [960, 960], bytes: [4896, 9346, 14233] },
  "portrait-student": { size: [960, 960], bytes: [5185, 9933, 14712] },
  "wawata-1": { size: [960, 960], bytes: [6507, 13149, 16593] },
  "wawata-2": { size: [960, 960], bytes: [6061, 11941, 15374] },
  "wawata-3": { size: [960, 960], bytes: [6288, 12605, 15700] },
  "wawata-4": { size: [960, 960], bytes: [5950, 11731, 14889] },
} as const satisfies Record<string, { size: readonly [width: number, height: number]; bytes: readonly number[] }>;

/** A picture’s file name without its ending. */
export type PictureName = keyof typeof pictures;

export const pictureNames = Object.keys(pictures) as readonly PictureName[];

export function pictureSize(name: PictureName): { readonly width: number; readonly height: number } {
  const [width, height] = pictures[name].size;
  return { width, height };
}

export const artworkBytes = (name: PictureName): readonly number[] => pictures[name].bytes;

const widths = [200, 400, 640, 960, 1280, 1920] as const;

/** Widths in pixels at which a picture is served, smallest first; never larger than the original. */
export const artworkWidths = (name: PictureName): readonly number[] =>
  widths.filter((width) => width <= pictureSize(name).width);

/** Address of one variant of a picture; `width` is one of `artworkWidths(name)`. */
export const artworkPath = (name: PictureName, width: number, format: "webp" | "avif" | "jpeg" = "webp"): string =>
  `/artwork/${name}/${width}.${format}`;
