import { type PictureName, picture } from "@visiga/artwork/pictures";
import type { ReactNode } from "react";
import { useLanguage } from "../../platform/dictionary.ts";
import { Picture } from "../../ui/picture.tsx";
import { Plate } from "../../ui/plate.tsx";

/** How wide a plate is shown. */
export const plateSizes = "(min-width: 62rem) 45rem, 92vw";

/** One of the project's own pictures within the text. */
export function ArtworkPlate({ name, caption }: { name: PictureName; caption?: ReactNode }) {
  const alt = picture(name).alt[useLanguage()];
  return (
    <Plate caption={caption}>
      <Picture photo={null} fallback={name} alt={alt} sizes={plateSizes} />
    </Plate>
  );
}
