import { type FocalPoint, type PictureFormat, pictureFormats, socialImageName } from "@visiga/contracts/entries";

export interface WidthKind {
  readonly format: PictureFormat;
  readonly width: number;
}

export interface SocialImageKind {
  readonly format: "jpeg";
  readonly focal: FocalPoint;
}

export type VariantKind = WidthKind | SocialImageKind;

export type WidthVariant = WidthKind & { readonly data: Buffer };

export type PictureVariant = VariantKind & { readonly data: Buffer };

export const variantName = (kind: VariantKind): string =>
  "focal" in kind ? socialImageName(kind.focal) : `${kind.width}.${kind.format}`;

export function variantNamed(name: string): VariantKind | null {
  const [stem = "", ending] = name.split(".", 2);
  const format = pictureFormats.find((each) => each === ending);
  const [, x, y] = /^share-(\d{1,3})-(\d{1,3})$/.exec(stem) ?? [];
  const variant: VariantKind | null =
    format && /^[1-9]\d{0,4}$/.test(stem)
      ? { width: Number(stem), format }
      : x && y
        ? { format: "jpeg", focal: { x: Number(x), y: Number(y) } }
        : null;
  return variant && variantName(variant) === name ? variant : null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a name is a photo's id. Storage never touches anything else. */
export const isPhotoId = (name: string): boolean => uuid.test(name);
