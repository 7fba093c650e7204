import type { BinEntry } from "@visiga/contracts/bin";
import { fill } from "@visiga/i18n/format";
import { Cards } from "#dashboard/shared/lists/card.tsx";
import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { ListFoot } from "#dashboard/shared/lists/list-foot.tsx";
import type { Selection } from "#dashboard/shared/lists/use-selection.ts";
import { LoadingStar } from "#dashboard/shared/waiting/loading-star.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { BinCard } from "./bin-card.tsx";
import type { BinState } from "./use-bin.ts";

interface BinListProps {
  list: BinState;
  search: string;
  onClear: () => void;
  selection: Selection<BinEntry>;
  onRestore: (entry: BinEntry) => void;
  /** Undefined if the user may not delete permanently. */
  onDelete: ((entry: BinEntry) => void) | undefined;
}

/** Entries per slice. */
const step = 24;

export function BinList({ list, search, onClear, selection, onRestore, onDelete }: BinListProps) {
  const { bin, images } = useDashboardDictionary();
  const { items, total, failed, retry } = list;
  if (!items) {
    if (failed) return <FailedList onRetry={retry}>{bin.failed}</FailedList>;
    return <LoadingStar>{bin.loading}</LoadingStar>;
  }
  if (items.length === 0 && search) {
    const clear = (
      <Button variant="line" onClick={onClear}>
        {images.search.clear}
      </Button>
    );
    return <EmptyState title={fill(bin.noMatch, { query: search })} action={clear} />;
  }
  if (items.length === 0) return <EmptyState title={bin.empty} />;
  return (
    <div aria-busy={list.isPrevious || undefined}>
      <Cards>
        {items.map((entry) => (
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
      {failed && <FailedList onRetry={retry}>{bin.failed}</FailedList>}
      <ListFoot
        list={list}
        more={fill(images.more, { count: Math.min(Math.max(total - items.length, 1), step) })}
        shown={fill(images.shown, { shown: items.length, total })}
      />
    </div>
  );
}
