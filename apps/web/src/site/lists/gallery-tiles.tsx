import { type FileRecord, galleryCategory } from "@visiga/contracts/files";
import type { Language } from "@visiga/contracts/languages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { PictureTile, Tiles } from "#ui/lists/tiles.tsx";

/** The grid of pictures. A tile links to its picture’s page; with script it opens the picture at full size. */
export function GalleryTiles({ list }: { list: List }) {
  const { gallery } = useDictionary();
  const language = useLanguage();
  if (list.items.length === 0) return null;
  return (
    <Tiles data-items={list.total}>
      {list.items.map((file, index) => {
        const { id, path, alt } = file;
        const name = displayName(file.name, gallery.untitled);
        return (
          <PictureTile
            key={id}
            id={id}
            to={path ?? `#${id}`}
            file={file}
            name={name}
            index={list.from + index}
            eager={list.from + index === 0}
            aria-label={fill(gallery.fullSize.open, { name })}
            data-alt={alt ?? undefined}
            data-about={about(file, gallery, language)}
          />
        );
      })}
    </Tiles>
  );
}

/** Text below the full-size picture: category, day, description. */
function about(file: FileRecord, { categories }: PublicDictionary["gallery"], language: Language): string {
  const category = galleryCategory(file.title)?.toLowerCase() as Exclude<keyof typeof categories, "all"> | undefined;
  const parts = [category && categories[category], formatDay(file.date, language), file.description];
  return parts.filter(Boolean).join(" · ");
}
