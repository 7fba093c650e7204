import type { EntryRecord } from "@visiga/contracts/entries";
import type { ComponentProps } from "react";
import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { type Slide, Slideshow } from "#ui/media/slideshow.tsx";

interface EntrySlideshowProps extends Omit<ComponentProps<typeof Slideshow>, "slides"> {
  entries: readonly EntryRecord[];
  /** Shown if there are no entries, and in place of their missing photos. */
  drawings: readonly { picture: DescribedPicture; caption: string }[];
  untitled: string;
}

export function EntrySlideshow({ entries, drawings, untitled, ...rest }: EntrySlideshowProps) {
  const { artwork } = useDictionary();
  const photos = entries.map(
    ({ id, name, description, photo, focal, alt }, index): Slide => ({
      key: id,
      caption: displayName(name, untitled),
      photo,
      focal,
      fallback: drawings[index % drawings.length]?.picture,
      alt: alt ?? description ?? name,
    }),
  );
  const drawn = drawings.map(
    ({ picture, caption }): Slide => ({ key: picture, caption, photo: null, fallback: picture, alt: artwork[picture] }),
  );
  return <Slideshow slides={photos.length > 0 ? photos : drawn} {...rest} />;
}
