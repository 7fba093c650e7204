import type { EntryRecord } from "@visiga/contracts/entries";
import { itemPaths, type ItemPage as PageOfItem } from "@visiga/contracts/item-pages";
import { fill } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { shownEntryName } from "#platform/words/display-name.ts";
import { Actions } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { PictureTile, Tiles } from "#ui/lists/tiles.tsx";

const shown = 4;

export type Neighbours = ReturnType<typeof neighboursOf>;

/** The entries before and after an entry in the list of its page, and the four nearest; without it, the first four. */
export function neighboursOf({ items }: Pick<List, "items">, id: string) {
  const index = items.findIndex((item) => item.id === id);
  const start = Math.max(0, Math.min(index - shown / 2, items.length - shown - 1));
  return {
    before: items[index - 1] ?? null,
    after: (index < 0 ? null : items[index + 1]) ?? null,
    near: items
      .slice(start, start + shown + 1)
      .filter((item) => item.id !== id)
      .slice(0, shown),
  };
}

export function ItemNeighbours({ before, after, near, page }: Neighbours & { page: PageOfItem }) {
  const { common, gallery, home, news, alumni } = useDictionary();
  if (near.length === 0) return null;
  const title = { NEWS: news.title, GALLERY: home.gallery.title, ALUMNI: alumni.title }[page];
  const nameOf = (entry: EntryRecord) => shownEntryName(entry, gallery.untitled);
  return (
    <nav aria-label={title} className="screen-only">
      <Stack gap={5}>
        <Actions>
          {before?.path && (
            <TextLink to={before.path} rel="prev">
              {fill(common.itemBefore, { name: nameOf(before) })}
            </TextLink>
          )}
          {after?.path && (
            <TextLink to={after.path} rel="next">
              {fill(common.itemAfter, { name: nameOf(after) })}
            </TextLink>
          )}
        </Actions>
        <Tiles>
          {near.map((entry, index) => (
            <PictureTile
              key={entry.id}
              to={entry.path ?? itemPaths[page]}
              entry={entry}
              name={nameOf(entry)}
              index={index}
            />
          ))}
        </Tiles>
      </Stack>
    </nav>
  );
}
