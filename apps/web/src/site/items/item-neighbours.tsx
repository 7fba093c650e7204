import { itemPaths, type ItemPage as PageOfItem } from "@visiga/contracts/item-pages";
import { fill } from "@visiga/i18n/format";
import { useDictionary } from "#platform/words/dictionary.ts";
import { shownFileName } from "#platform/words/display-name.ts";
import { Actions } from "#ui/controls/actions.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { PictureTile, Tiles } from "#ui/lists/tiles.tsx";
import type { Neighbours } from "./neighbours.ts";

export function ItemNeighbours({ before, after, near, page }: Neighbours & { page: PageOfItem }) {
  const { common, gallery, home, news, alumni } = useDictionary();
  if (near.length === 0) return null;
  const title = { NEWS: news.title, GALLERY: home.gallery.title, ALUMNI: alumni.title }[page];
  const nameOf = (file: (typeof near)[number]) => shownFileName(file, gallery.untitled);
  return (
    <nav aria-label={title}>
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
          {near.map((file, index) => (
            <PictureTile
              key={file.id}
              to={file.path ?? itemPaths[page]}
              file={file}
              name={nameOf(file)}
              index={index}
            />
          ))}
        </Tiles>
      </Stack>
    </nav>
  );
}
