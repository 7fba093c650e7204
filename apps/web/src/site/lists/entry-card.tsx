import type { EntryRecord } from "@visiga/contracts/entries";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { PlateCard } from "#ui/layout/plate.tsx";
import { EntryPhoto, type PictureProps } from "#ui/media/picture.tsx";

interface EntryCardProps extends Pick<PictureProps, "sizes" | "fallback" | "eagerFrom"> {
  entry: EntryRecord;
}

/** One of the cards of `Plates`. */
export function EntryCard({ entry, ...picture }: EntryCardProps) {
  const { untitled } = useDictionary().gallery;
  return (
    <PlateCard
      picture={<EntryPhoto entry={entry} widest={960} {...picture} />}
      upright={isUpright(entry)}
      title={displayName(entry.name, untitled)}
      text={entry.description}
    />
  );
}

export const isUpright = ({ photo }: EntryRecord): boolean => photo !== null && photo.height >= photo.width;
