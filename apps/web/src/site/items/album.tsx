import { fill } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { FullSize, GalleryTiles } from "#site/lists/gallery-tiles.tsx";
import fold from "#ui/controls/fold.module.css";
import styles from "./album.module.css";

/** How many pictures are shown before the others are unfolded. */
const firstPictures = 12;

/** The pictures of a news item. */
export function Album({ list }: { list: List }) {
  const { album } = useDictionary().news;
  if (list.items.length === 0) return null;
  const part = (from: number, to?: number) => ({ ...list, items: list.items.slice(from, to), from });
  const more = list.items.length - firstPictures;
  return (
    <section className={styles.album} aria-labelledby="album">
      <h2 id="album">{album.title}</h2>
      <GalleryTiles list={part(0, firstPictures)} />
      {more > 0 && (
        <details className={`${fold.fold} ${styles.more}`}>
          <summary>{fill(album.more, { count: more })}</summary>
          <GalleryTiles list={part(firstPictures)} />
        </details>
      )}
      <FullSize />
    </section>
  );
}
