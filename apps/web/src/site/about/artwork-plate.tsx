import type { ReactNode } from "react";
import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { Plate } from "#ui/layout/plate.tsx";
import { Picture } from "#ui/media/picture.tsx";

export const plateSizes = "(min-width: 62rem) 45rem, 92vw";

interface ArtworkPlateProps {
  name: DescribedPicture;
  caption?: ReactNode;
  eager?: boolean;
}

export function ArtworkPlate({ name, caption, eager }: ArtworkPlateProps) {
  const { artwork } = useDictionary();
  return (
    <Plate caption={caption}>
      <Picture photo={null} fallback={name} alt={artwork[name]} sizes={plateSizes} eager={eager} />
    </Plate>
  );
}
