import type { BinEntry, BinPage } from "@visiga/contracts/bin";
import { fill } from "@visiga/i18n/format";
import { Cards } from "#dashboard/shared/lists/card.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import type { PagedListState } from "#dashboard/shared/lists/use-paged-list.ts";
import type { Selection } from "#dashboard/shared/lists/use-selection.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { BinCard } from "./bin-card.tsx";

interface BinListProps {
  list: PagedListState<BinPage>;
  search: string;
  onClear: () => void;
  selection: Selection<BinEntry>;
  onRestore: (entry: BinEntry) => void;
  /** Undefined if the user may not delete permanently. */
  onDelete: ((entry: BinEntry) => void) | undefined;
}

export function BinList({ list, search, onClear, selection, onRestore, onDelete }: BinListProps) {
  const { bin, images } = useDashboardDictionary();
  const clear = search && (
    <Button variant="line" onClick={onClear}>
      {images.search.clear}
    </Button>
  );
  const none = search ? fill(bin.noMatch, { query: search }) : bin.empty;
  return (
    <ListView
      list={list}
      words={{ ...bin, more: images.more, shown: images.shown }}
      empty={<EmptyState title={none} action={clear} />}
    >
      {(entries) => (
        <Cards>
          {entries.map((entry) => (
            <BinCard
              key={entry.id}
              entry={entry}
              selected={selection.on ? selection.has(entry.id) : undefined}
              onSelect={() => selection.toggle(entry)}
              onRestore={() => onRestore(entry)}
              onDelete={onDelete && (() => onDelete(entry))}
            />
          ))}
        </Cards>
      )}
    </ListView>
  );
}
