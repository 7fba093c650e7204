import { type BinEntry, binDays } from "@visiga/contracts/bin";
import { clipSearch } from "@visiga/contracts/fields";
import { fill, formatDay } from "@visiga/i18n/format";
import { type ReactNode, useState } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "#dashboard/shared/dialogs/dialog.tsx";
import { Card, CardButton, Cards } from "#dashboard/shared/lists/card.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import dock from "#dashboard/shared/lists/selection-dock.module.css";
import { type Selection, SelectionDock, useSelection } from "#dashboard/shared/lists/selection-dock.tsx";
import { usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { filteredPage } from "#dashboard/shared/place/entries-search.ts";
import { useReadersName } from "#dashboard/shared/words/entry-words.ts";
import { serverNow } from "#platform/clock/server-clock.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { Tag } from "#ui/text/tag.tsx";
import { EntryTools } from "./entry-tools.tsx";
import { useBinActions } from "./use-bin-actions.ts";
import { useEntriesSearch } from "./use-entry-list.ts";

interface Question extends Omit<ConfirmDialogProps, "confirmLabel" | "busy" | "onClose"> {
  readonly busyLabel: string;
}

interface BinnedEntriesProps {
  /** Called when the buttons above the list have disappeared with the last entry. */
  onEmptied: () => void;
  /** Content below the list. */
  children: ReactNode;
}

/** What is deleted, of all pages or of one. */
export function BinnedEntries({ onEmptied, children }: BinnedEntriesProps) {
  const { bin, images, dashboard } = useDashboardDictionary();
  const { page: filter, q, arrange } = useEntriesSearch();
  const page = filteredPage(filter);
  const search = clipSearch(q);
  const query = { ...(page && { page }), ...(search && { search }) };
  const list = usePagedList(useTrpc().bin.list, useTrpcClient().bin.list, query);
  const actions = useBinActions();
  const selection = useSelection<BinEntry>(list.items);
  const mayDelete = useSessionUser().role === "ADMIN";
  const [question, setQuestion] = useState<Question | null>(null);
  const { items } = selection;
  const nameOf = useReadersName();
  const busy = [actions.empty, actions.restoreAll, actions.deleteForGood].some(({ isPending }) => isPending);
  const close = () => setQuestion(null);
  const closeAll = () => {
    close();
    onEmptied();
  };
  const askToRestoreAll = () =>
    setQuestion({
      title: bin.restoreAll,
      question: fill(bin.restoreAllConfirm, { count: list.total }),
      explanation: bin.restoreAllHint,
      confirmIcon: "restore",
      busyLabel: bin.restoring,
      onConfirm: () => actions.restoreAll.mutate(query, { onSettled: closeAll }),
    });
  const deleting = { variant: "del", busyLabel: dashboard.deleting } as const;
  const askToEmpty = () =>
    setQuestion({
      ...deleting,
      title: bin.emptyBin,
      question: fill(bin.emptyBinConfirm, { count: list.total }),
      onConfirm: () => actions.empty.mutate(undefined, { onSettled: closeAll }),
    });
  const askToDelete = (entries: readonly BinEntry[]) => {
    const [entry, ...others] = entries;
    const one = entry && others.length === 0;
    setQuestion({
      ...deleting,
      title: bin.deleteForGood,
      question: one ? images.confirm.question : fill(bin.deleteSomeConfirm, { count: entries.length }),
      explanation: one && fill(bin.deleteForGoodHint, { name: nameOf(entry) }),
      onConfirm: () => actions.deleteForGood.mutate(entries, { onSuccess: selection.clear, onSettled: close }),
    });
  };

  return (
    <>
      <EntryTools selection={selection} />
      <p className="mute below-3">{mayDelete ? bin.lead : `${bin.lead} ${bin.administratorDeletes}`}</p>
      {list.total > 0 && (
        <div className="wraps gap-3 below-5">
          <Button variant="line" onClick={askToRestoreAll}>
            {bin.restoreAll}
          </Button>
          {mayDelete && search === "" && !page && (
            <Button variant="line" onClick={askToEmpty}>
              {bin.emptyBin}
            </Button>
          )}
        </div>
      )}
      <ListView
        list={list}
        words={{ ...bin, more: images.more }}
        empty={
          <EmptyState
            title={search ? fill(bin.noMatch, { query: search }) : bin.empty}
            action={
              search && (
                <Button variant="line" onClick={() => arrange({ q: "" })}>
                  {dashboard.clearSearch}
                </Button>
              )
            }
          />
        }
      >
        {(entries) => (
          <Cards dense>
            {entries.map((entry) => (
              <BinCard
                key={entry.id}
                entry={entry}
                selection={selection}
                onRestore={() => actions.restore.mutate([entry])}
                onDelete={mayDelete ? () => askToDelete([entry]) : undefined}
              />
            ))}
          </Cards>
        )}
      </ListView>
      {(list.items || list.failed) && children}
      {selection.on && (
        <SelectionDock count={items.length} onClear={selection.clear} busy={actions.restore.isPending}>
          {(disabled) => (
            <>
              <Button
                icon="restore"
                disabled={disabled}
                className={dock.act}
                onClick={() => actions.restore.mutate(items, { onSuccess: selection.clear })}
              >
                {bin.restore}
              </Button>
              {mayDelete && (
                <Button
                  icon="delete"
                  variant="line"
                  disabled={disabled}
                  className={dock.act}
                  onClick={() => askToDelete(items)}
                >
                  {bin.deleteForGood}
                </Button>
              )}
            </>
          )}
        </SelectionDock>
      )}
      {question && (
        <ConfirmDialog
          {...question}
          confirmLabel={busy ? question.busyLabel : question.title}
          busy={busy}
          onClose={close}
        />
      )}
    </>
  );
}

interface BinCardProps {
  entry: BinEntry;
  selection: Selection<BinEntry>;
  onRestore: () => void;
  /** Undefined if the user may not delete permanently. */
  onDelete: (() => void) | undefined;
}

const day = 24 * 60 * 60 * 1000;
/** From this number of remaining days on, the tag is highlighted. */
const fewDays = 3;

function BinCard({ entry, selection, onRestore, onDelete }: BinCardProps) {
  const { bin, images } = useDashboardDictionary();
  const language = useLanguage();
  const { page, photo, replaced, binnedAt, binnedBy, expiresAt } = entry;
  const name = useReadersName()(entry);
  const left = Math.ceil((Date.parse(expiresAt) - serverNow().getTime()) / day);
  // The server's clock is read to the second, so an entry of this second would have a day too many.
  const count = Math.min(binDays, Math.max(0, left));
  const about = [
    page && images.pages[page],
    fill(replaced ? bin.replaced : bin.binned, { day: formatDay(binnedAt, language) }),
    binnedBy,
  ];
  return (
    <Card
      select={{ selection, item: entry, name }}
      picture={<ManagedPicture photo={photo} shown={false} alt="" sizes="20rem" />}
      foot={
        <>
          <CardButton icon="restore" label={fill(bin.restoreOne, { name })} onClick={onRestore}>
            {bin.restore}
          </CardButton>
          {onDelete && (
            <CardButton icon="delete" tone="del" label={fill(bin.deleteForGoodOne, { name })} onClick={onDelete} />
          )}
        </>
      }
    >
      <p className="below-2">
        <Tag tone={count <= fewDays ? "bad" : "plain"}>
          {fill(count === 1 ? bin.daysLeftOne : bin.daysLeftMany, { count })}
        </Tag>
      </p>
      <h2>{name}</h2>
      <p className="smaller mute breaks">{about.filter(Boolean).join("\u00a0· ")}</p>
    </Card>
  );
}
