import { pictureWidths, socialImageLimits } from "@visiga/contracts/entries";
import type { PictureTransform } from "@visiga/contracts/picture-transform";
import type { PictureVariant, SocialImageKind, WidthVariant } from "@visiga/system/storage/picture-variant";

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

export const jpegFormat = { quality: 70, mozjpeg: true };

/** Describes the processing: changes whenever the same original would result in other variants. */
export const pictureRecipe = JSON.stringify({ pictureWidths, socialImageLimits, format: pictureFormat, jpegFormat });
