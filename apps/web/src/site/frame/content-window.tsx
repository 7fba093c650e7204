import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { useList } from "#platform/data/use-list.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { marianList } from "#site/lists/page-lists.ts";
import { type ContentFrameProps, windowSizes } from "#ui/layout/content-frame.tsx";
import { Picture } from "#ui/media/picture.tsx";
import styles from "./content-window.module.css";

/** A topic with a line of the Litany of Loreto. */
export type LitanyTopic = keyof PublicDictionary["marian"]["litany"];

/** The Marian window: the file titled MARIAN or the artwork, with the page's line of the litany. */
export function useContentWindow(topic: LitanyTopic): ContentFrameProps["window"] {
  const { marian } = useDictionary();
  const { items, loading } = useList(marianList);
  const caption = marian.litany[topic];
  // While loading, the artwork would be fetched and then replaced.
  if (loading) return { picture: <div className={styles.waiting} />, caption, note: marian.window };
  const file = items[0];
  const alt = file?.photo ? (file.alt ?? file.description ?? file.name) : marian.alt;
  return {
    picture: (
      <Picture
        photo={file?.photo}
        focal={file?.focal}
        fallback="marian-mother-and-child"
        alt={alt}
        sizes={windowSizes}
      />
    ),
    caption,
    note: file?.photo ? file.name : marian.window,
  };
}
