import { useQuery } from "@tanstack/react-query";
import { schoolDay } from "@visiga/contracts/dates";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { fill, formatDay } from "@visiga/i18n/format";
import { type ComponentProps, Fragment, memo, type ReactNode, useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { Cards } from "#dashboard/shared/lists/card.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import { useSelection } from "#dashboard/shared/lists/selection-dock.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { EntryCard } from "./entry-card.tsx";
import styles from "./entry-list.module.css";
import { EntrySelectionDock, EntryTools } from "./entry-tools.tsx";
import { type EntryActions, useEntryActions } from "./use-entry-actions.ts";
import { useEntriesSearch, useEntryList } from "./use-entry-list.ts";

interface EntryListProps extends Pick<ComponentProps<typeof EntryCard>, "onOpen"> {
  /** Called when the buttons above the list have disappeared with the last entry. */
  onEmptied: () => void;
  /** Content below the list. It is rendered after the list has loaded, so that it does not shift. */
  children: ReactNode;
}

const yearOf = ({ date }: ManagedEntry) => schoolDay(new Date(date)).slice(0, 4);

/** Memoised, so that it is not rendered again when a form opens above it. */
export const EntryList = memo(function EntryList({ onOpen, onEmptied, children }: EntryListProps) {
  const { images } = useDashboardDictionary();
  const search = useEntriesSearch();
  const { only, sort } = search;
  const list = useEntryList(search);
  const selection = useSelection<ManagedEntry>(list.items);
  const actions = useEntryActions();
  const { browse } = useTrpc().files;
  // The list waits for the notice, which would move its cards.
  const undecided = useQuery(browse.queryOptions({ only: "decide", size: 1 }));
  const byYear = sort === "newest" || sort === "oldest";
  return (
    <>
      <EntryTools selection={selection} years={list.first?.years ?? undefined} />
      {only !== "decide" && <DecideNotice count={undecided.data?.total ?? 0} />}
      <ListView list={undecided.isPending ? { ...list, items: undefined } : list} words={images} empty={<NoEntries />}>
        {(entries) => (
          <>
            {only === "decide" && entries.some((entry) => entry.takenDownByRestore) && (
              <RestoredEntries
                onAllBack={() => {
                  actions.putBackRestored();
                  onEmptied();
                }}
              />
            )}
            {only === "decide" && !list.hasMore && <WaitingGroups entries={entries} actions={actions} />}
            <Cards dense>
              {entries.map((entry, index) => {
                const [year, before] = [entry, entries[index - 1]].map((each) => each && yearOf(each));
                return (
                  <Fragment key={entry.id}>
                    {byYear && year !== before && (
                      <li className={`whole-row ${styles.year}`}>
                        <h2>{year}</h2>
                      </li>
                    )}
                    <EntryCard entry={entry} selection={selection} actions={actions} onOpen={onOpen} />
                  </Fragment>
                );
              })}
            </Cards>
          </>
        )}
      </ListView>
      {(list.items || list.failed) && children}
      {selection.on && <EntrySelectionDock selection={selection} actions={actions} />}
    </>
  );
});

function DecideNotice({ count }: { count: number }) {
  const { images } = useDashboardDictionary();
  const { arrange } = useEntriesSearch();
  if (count === 0) return null;
  const action = (
    <Button variant="line" size="row" onClick={() => arrange({ page: "ALL", q: "", only: "decide", year: undefined })}>
      {images.see}
    </Button>
  );
  return (
    <Notice icon="warning" action={action} className="on-sand below-5">
      {fill(images.only.undecided, { count })}
    </Notice>
  );
}

/** For administrators, a button for what one person added on one day. */
function WaitingGroups({ entries, actions }: { entries: readonly ManagedEntry[]; actions: EntryActions }) {
  const { review } = useDashboardDictionary().images;
  const language = useLanguage();
  const administrator = useSessionUser().role === "ADMIN";
  const groups = new Map<string, ManagedEntry[]>();
  for (const entry of administrator ? entries.filter(({ waiting }) => waiting) : []) {
    const { addedBy: name, addedById, createdAt } = entry;
    if (!name) continue;
    const key = JSON.stringify({ name, addedById, day: formatDay(createdAt, language) });
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const several = [...groups].filter(([, each]) => each.length > 1);
  if (several.length === 0) return null;
  return (
    <div className="wraps gap-3 below-4">
      {several.map(([group, each]) => (
        <Button
          key={group}
          variant="line"
          busy={actions.changeAll.isPending}
          onClick={() => actions.changeAll.mutate({ entries: each, to: "show" })}
        >
          {fill(review.showAll, { ...JSON.parse(group), count: each.length })}
        </Button>
      ))}
    </div>
  );
}

/** What a restore took down. All can only be put back from the list of all entries, because it applies to all of them. */
function RestoredEntries({ onAllBack }: { onAllBack: () => void }) {
  const { restored } = useDashboardDictionary().images;
  const { page, q, year } = useEntriesSearch();
  const [asking, setAsking] = useState(false);
  return (
    <div className="below-4">
      <p className="mute below-4">{restored.lead}</p>
      {page === "ALL" && q === "" && !year && (
        <>
          <Button variant="line" onClick={() => setAsking(true)}>
            {restored.all}
          </Button>
          <ConfirmDialog
            open={asking}
            title={restored.all}
            question={restored.allQuestion}
            explanation={restored.allExplanation}
            onConfirm={() => {
              setAsking(false);
              onAllBack();
            }}
            onClose={() => setAsking(false)}
          />
        </>
      )}
    </div>
  );
}

function NoEntries() {
  const { q, only, year, arrange } = useEntriesSearch();
  const { images, dashboard } = useDashboardDictionary();
  if (!q && !only && !year) return <EmptyState title={images.empty}>{images.emptyHint}</EmptyState>;
  const showMore = (
    <Button variant="line" onClick={() => arrange(q ? { q: "" } : { only: undefined, year: undefined })}>
      {q ? dashboard.clearSearch : images.only.all}
    </Button>
  );
  return <EmptyState title={q ? fill(images.noMatch, { query: q }) : images.only.empty} action={showMore} />;
}
