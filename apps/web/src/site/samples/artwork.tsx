import type { ReactNode } from "react";
import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { Plate, PlateCard } from "#ui/layout/plate.tsx";
import { Picture, type PictureProps } from "#ui/media/picture.tsx";

type ArtworkProps = Pick<PictureProps, "sizes" | "widest" | "eager"> & { name: DescribedPicture };

/** Artwork of the school in place of a photo, with its alternative text. */
function Artwork({ name, ...rest }: ArtworkProps) {
  const { artwork } = useDictionary();
  return <Picture photo={null} fallback={name} alt={artwork[name]} {...rest} />;
}

export const plateSizes = "(min-width: 62rem) 45rem, 92vw";

interface ArtworkPlateProps extends Omit<ArtworkProps, "sizes"> {
  caption?: ReactNode;
  sizes?: string;
  className?: string | undefined;
}

export function ArtworkPlate({ caption, className, sizes = plateSizes, ...artwork }: ArtworkPlateProps) {
  return (
    <Plate caption={caption} className={className}>
      <Artwork sizes={sizes} {...artwork} />
    </Plate>
  );
}

export const cardSizes = "(min-width: 62rem) 24vw, (min-width: 36rem) 46vw, 92vw";

type ArtworkCardProps = Omit<ArtworkProps, "sizes"> & { title: string; text?: string };

/** One of the cards of `Plates`. */
export function ArtworkCard({ title, text, ...artwork }: ArtworkCardProps) {
  return <PlateCard picture={<Artwork sizes={cardSizes} {...artwork} />} title={title} text={text} />;
}
