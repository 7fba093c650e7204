import type { FileRecord } from "@visiga/contracts/files";
import type { ComponentProps } from "react";
import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { type Slide, Slideshow } from "#ui/media/slideshow.tsx";

interface FileSlideshowProps extends Omit<ComponentProps<typeof Slideshow>, "slides"> {
  files: readonly FileRecord[];
  /** Shown if there are no files, and in place of their missing photos. */
  drawings: readonly { picture: DescribedPicture; caption: string }[];
  untitled: string;
}

export function FileSlideshow({ files, drawings, untitled, ...rest }: FileSlideshowProps) {
  const { artwork } = useDictionary();
  const photos = files.map(
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
