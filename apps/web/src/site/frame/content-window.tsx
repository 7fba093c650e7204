import type { FileRecord } from "@visiga/contracts/files";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { useDictionary } from "#platform/words/dictionary.ts";
import { type ContentFrameProps, windowAside, windowSizes } from "#ui/layout/content-frame.tsx";
import { Picture } from "#ui/media/picture.tsx";

/** A topic with a line of the Litany of Loreto. */
export type LitanyTopic = keyof PublicDictionary["marian"]["litany"];

/** The Marian window: the file titled MARIAN or the artwork, with the page's line of the litany. */
export function useContentWindow(topic: LitanyTopic, file: FileRecord | undefined): ContentFrameProps["window"] {
  const { marian } = useDictionary();
  const caption = marian.litany[topic];
  const alt = file?.photo ? (file.alt ?? file.description ?? file.name) : marian.alt;
  return {
    picture: (
      <Picture
        photo={file?.photo}
        focal={file?.focal}
        fallback="marian-mother-and-child"
        alt={alt}
        sizes={windowSizes}
        widest={640}
        eagerFrom={windowAside}
      />
    ),
    caption,
    note: file?.photo ? file.name : marian.window,
  };
}
