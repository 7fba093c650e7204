import { pictureWidths, socialImageLimits } from "@visiga/contracts/entries";
import type { PictureTransform } from "@visiga/contracts/picture-transform";
import type { PictureVariant, SocialImageKind, WidthVariant } from "@visiga/system/storage/picture-variant";
import type { Sharp } from "sharp";

/** A processed picture: upright, without metadata, in sRGB. Variants are sorted by format and width, smallest first. */
export interface PreparedPicture {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly placeholder: string;
  /** Perceptual hash, 16 hexadecimal digits; null for a picture with too little in it. */
  readonly fingerprint?: string | null;
  readonly variants: readonly WidthVariant[];
  readonly socialImage?: PictureVariant | undefined;
}

export interface PictureRequest {
  readonly socialImage?: SocialImageKind | undefined;
  readonly transform?: PictureTransform | undefined;
}

export interface PicturePreparation {
  /** @param path an untrusted file. @throws AppError with one of the codes `picture_…` */
  prepare(path: string, wish?: PictureRequest): Promise<PreparedPicture>;
  /** Whether this server can decode HEIC; few builds of the decoder can. */
  opensHeic(): Promise<boolean>;
}

/** Only browsers without AVIF load WebP. An effort of 4 takes twice as long for 3% fewer bytes. */
export const pictureFormat = { quality: 75, effort: 2 };

const jpegFormat = { quality: 70, mozjpeg: true };

/** For browsers that decode neither WebP nor AVIF; JPEG has no transparency. */
export const plainJpeg = (picture: Sharp): Sharp => picture.flatten({ background: "#ffffff" }).jpeg(jpegFormat);

/** Describes the processing: changes whenever the same original would result in other variants. */
export const pictureRecipe = JSON.stringify({ pictureWidths, socialImageLimits, format: pictureFormat, jpegFormat });

/** Plain JPEG and PNG are decoded line by line and take almost nothing; other types are held as a whole. */
export const decodingLimit = 300 * 1024 * 1024;
