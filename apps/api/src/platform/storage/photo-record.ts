import type { Photo, PictureFormat } from "@visiga/contracts/entries";
import type { PictureVariant } from "@visiga/system/storage/picture-variant";

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
