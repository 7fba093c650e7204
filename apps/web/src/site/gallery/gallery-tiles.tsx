import { fill } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { shownName } from "#platform/words/shown-name.ts";
import { PictureTile } from "#ui/lists/picture-tile.tsx";
import { Tiles } from "#ui/lists/tiles.tsx";

/** The grid of pictures. A tile links to its picture; with script it opens full size over the page. */
export function GalleryTiles({ list }: { list: List }) {
  const { gallery } = useDictionary();
  return (
    <>
      {list.items.length > 0 && (
        <Tiles>
          {list.items.map(({ id, photo, focal, photoUrl, name: given }, index) => {
            const name = shownName(given, gallery.untitled);
            return (
              <PictureTile
                key={id}
                id={id}
                to={photoUrl ?? `#${id}`}
                photo={photo}
                focal={focal}
                name={name}
                index={index}
                aria-label={fill(gallery.fullSize.open, { name })}
              />
            );
          })}
        </Tiles>
      )}
    </>
  );
}
