import type { EntryRecord } from "@visiga/contracts/entries";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { EntryCard } from "#site/lists/entry-card.tsx";
import { ListFoot } from "#site/lists/list-state.tsx";
import { Plates } from "#ui/layout/plate.tsx";

const sizes = "(min-width: 62rem) 22rem, (min-width: 36rem) 46vw, 92vw";

/** Entries as pictures with name and description, in two columns, with a link to the longer list. */
export function EntryPlates({ list, entries }: { list: List; entries: readonly EntryRecord[] }) {
  const { common, gallery } = useDictionary();
  return (
    <>
      {entries.length > 0 && (
        <Plates data-items>
          {entries.map((entry) => (
            <EntryCard key={entry.id} entry={entry} sizes={sizes} />
          ))}
        </Plates>
      )}
      <ListFoot list={list} more={gallery.more} shown={common.countOfTotal} />
    </>
  );
}

export const withPhoto = (list: List): List => ({ ...list, items: list.items.filter(({ photo }) => photo) });
