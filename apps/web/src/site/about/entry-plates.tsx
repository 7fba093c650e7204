import type { EntryRecord } from "@visiga/contracts/entries";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { ListFoot } from "#site/lists/list-state.tsx";
import { PlateCard, Plates } from "#ui/layout/plate.tsx";
import { EntryPhoto } from "#ui/media/picture.tsx";

const sizes = "(min-width: 62rem) 22rem, (min-width: 36rem) 46vw, 92vw";

/** Entries as pictures with name and description, in two columns, with a link to the longer list. */
export function EntryPlates({ list, entries }: { list: List; entries: readonly EntryRecord[] }) {
  const { common, gallery } = useDictionary();
  return (
    <>
      {entries.length > 0 && (
        <Plates data-items>
          {entries.map((entry) => (
            <PlateCard
              key={entry.id}
              picture={
                <EntryPhoto entry={entry} sizes={sizes} widest={960} position="50% 30%" ratio={ratioOf(entry)} />
              }
              title={displayName(entry.name, gallery.untitled)}
              text={entry.description}
            />
          ))}
        </Plates>
      )}
      <ListFoot list={list} more={gallery.more} shown={common.countOfTotal} />
    </>
  );
}

/** Portraits are shown upright, so that no face is cut at the chin. */
const ratioOf = ({ photo }: EntryRecord): string | undefined =>
  photo && photo.height >= photo.width ? "4 / 5" : undefined;

export const withPhoto = (list: List): List => ({ ...list, items: list.items.filter(({ photo }) => photo) });
