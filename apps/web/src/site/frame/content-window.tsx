import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { useList } from "#platform/data/use-list.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { marianList } from "#site/lists/page-lists.ts";
import { type ContentFrameProps, windowSizes } from "#ui/layout/content-frame.tsx";
import { Picture } from "#ui/media/picture.tsx";
import styles from "./content-window.module.css";

/** A topic that has its line of the Litany of Loreto. */
export type LitanyTopic = keyof PublicDictionary["marian"]["litany"];

/** Our Lady's window: the picture that the seminary chose or the project's own, and the line that fits the page. */
export function useContentWindow(topic: LitanyTopic): ContentFrameProps["window"] {
  const { marian } = useDictionary();
  const { items, loading } = useList(marianList);
  const caption = marian.litany[topic];
  // The artwork would be fetched only to be replaced.
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
