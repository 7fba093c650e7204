import {
  type FocalPoint,
  type Photo,
  type PictureFormat,
  pictureFormats,
  socialImageName,
} from "@visiga/contracts/files";

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

/** The widths as a record lists them, smallest first. */
export function listedVariants(variants: readonly PictureVariant[]): Pick<Photo, "sources" | "avif" | "jpeg"> {
  const of = (format: PictureFormat) =>
    variants
      .flatMap((variant) =>
        "width" in variant && variant.format === format ? [{ width: variant.width, bytes: variant.data.length }] : [],
      )
      .sort((one, other) => one.width - other.width);
  return { sources: of("webp"), avif: of("avif"), jpeg: of("jpeg") };
}

/** A photo for REST and tRPC, with its properties in the contract's order, which jsonb does not preserve. */
export const photoRecord = ({ id, width, height, color, placeholder, sources, avif, jpeg }: Photo): Photo => ({
  id,
  width,
  height,
  color,
  placeholder,
  sources: sources.map(variantRecord),
  avif: avif.map(variantRecord),
  jpeg: jpeg.map(variantRecord),
});

const variantRecord = ({ width, bytes }: Photo["sources"][number]) => ({ width, bytes });
