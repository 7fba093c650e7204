import { pictureWidths } from "@visiga/contracts/files";
import type { WidthCopy } from "./picture-copy.ts";

/** A processed picture: upright, without metadata, in sRGB. Copies are sorted by format and width, smallest first. */
export interface PreparedPicture {
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** Data URL of a blurred copy, 16 px wide. */
  readonly placeholder: string;
  readonly copies: readonly WidthCopy[];
}

/** Prepares pictures: in this process, or in one of their own. */
export interface PicturePreparation {
  /**
   * @param path an untrusted file; its name does not matter
   * @throws AppError `picture_type`, `picture_heic`, `picture_unreadable`, `picture_too_many_pixels`, `picture_too_costly`
   */
  prepare(path: string): Promise<PreparedPicture>;
  /** Whether this server can decode HEIC, which few builds of the decoder can. */
  opensHeic(): Promise<boolean>;
}

/**
 * `quick` takes half the time and makes copies 3% larger: for development, where start time matters more than bytes.
 */
export const pictureFormat = { small: { quality: 75, effort: 4 }, quick: { quality: 75, effort: 2 } };

export type PictureEffort = keyof typeof pictureFormat;

/** Describes the processing: changes when the same original would give other copies. */
export const pictureRecipe = (effort: PictureEffort): string =>
  JSON.stringify({ pictureWidths, format: pictureFormat[effort] });
