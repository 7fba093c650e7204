import type { BinEntry } from "@visiga/contracts/bin";
import { clipSearch, searchLimits } from "@visiga/contracts/fields";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useDeferredFocus } from "#dashboard/shared/forms/use-deferred-focus.ts";
import dock from "#dashboard/shared/lists/selection-dock.module.css";
import { SelectionDock, useSelection } from "#dashboard/shared/lists/selection-dock.tsx";
import { usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import tools from "#dashboard/shared/tab/tools.module.css";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDebouncedInput } from "#platform/forms/use-debounced-input.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import styles from "./bin.module.css";
import { BinList } from "./bin-list.tsx";
import { useBinActions, useBinName } from "./use-bin-actions.ts";

export function BinTab() {
  const { bin, images } = useDashboardDictionary();
  const [search, setSearch] = useState("");
  const { words, setWords } = useDebouncedInput(search, (typed) => setSearch(clipSearch(typed)));
  const query = search ? { search } : {};
  const client = useTrpcClient();
  const list = usePagedList({
    queryKey: [...useTrpc().bin.list.pathKey(), query],
    read: (cursor) => client.bin.list.query({ ...query, ...cursor }),
  });
  const actions = useBinActions();
  const selection = useSelection<BinEntry>(search);
  const mayDelete = useSessionUser().role === "ADMIN";
  const [pending, setPending] = useState<PendingBinAction | null>(null);
  const [title, focusTitle] = useDeferredFocus<HTMLHeadingElement>();
  const { items } = selection;
  const wordsOf = usePendingWords();
  const busy = [actions.empty, actions.restoreAll, actions.deleteForGood].some(({ isPending }) => isPending);
  const askToDelete = (entries: readonly BinEntry[]) => setPending({ what: "delete", entries });

  const confirmed = (about: PendingBinAction) => {
    const onSettled = () => {
      setPending(null);
      // The buttons above the list disappear with the last entry.
      if (about.what !== "delete") focusTitle();
    };
    if (about.what === "empty") actions.empty.mutate(undefined, { onSettled });
    else if (about.what === "restoreAll") actions.restoreAll.mutate(query, { onSettled });
    else actions.deleteForGood.mutate(about.entries, { onSuccess: selection.clear, onSettled });
  };

  return (
    <>
      <TabHead
        title={bin.title}
        titleRef={title}
        lead={mayDelete ? bin.lead : `${bin.lead} ${bin.administratorDeletes}`}
      >
        <div className={styles.actions}>
          {list.total > 0 && (
            <Button variant="line" onClick={() => setPending({ what: "restoreAll" })}>
              {bin.restoreAll}
            </Button>
          )}
          {mayDelete && list.total > 0 && search === "" && (
            <Button variant="line" onClick={() => setPending({ what: "empty" })}>
              {bin.emptyBin}
            </Button>
          )}
        </div>
      </TabHead>
      <div className={tools.tools}>
        <search className={tools.wide}>
          <TextField
            type="search"
            label={bin.search}
            labelHidden
            maxLength={searchLimits.length}
            placeholder={bin.search}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </search>
        <Button variant="line" onClick={selection.on ? selection.stop : selection.start}>
          {selection.on ? images.select.done : images.select.start}
        </Button>
      </div>
      <BinList
        list={list}
        search={search}
        onClear={() => setSearch("")}
        selection={selection}
        onRestore={(entry) => actions.restore.mutate([entry])}
        onDelete={mayDelete ? (entry) => askToDelete([entry]) : undefined}
      />
      {selection.on && (
        <SelectionDock selection={selection} busy={actions.restore.isPending}>
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
      {pending && (
        <ConfirmDialog
          {...wordsOf(pending, list.total, busy)}
          variant={pending.what === "restoreAll" ? "main" : "del"}
          busy={busy}
          onConfirm={() => confirmed(pending)}
          onClose={() => setPending(null)}
        />
      )}
    </>
  );
}

/** The action to confirm: on the whole bin, or a permanent deletion of some entries. */
type PendingBinAction =
  | { readonly what: "empty" }
  | { readonly what: "restoreAll" }
  | { readonly what: "delete"; readonly entries: readonly BinEntry[] };

/** Returns a function that words the confirmation of an action. */
function usePendingWords() {
  const { bin, images } = useDashboardDictionary();
  const nameOf = useBinName();
  return (pending: PendingBinAction, count: number, busy: boolean) => {
    if (pending.what === "restoreAll") {
      return {
        title: bin.restoreAll,
        question: fill(bin.restoreAllConfirm, { count }),
        explanation: bin.restoreAllHint,
        confirmLabel: busy ? bin.restoring : bin.restoreAll,
        confirmIcon: "restore",
      } as const;
    }
    const title = pending.what === "empty" ? bin.emptyBin : bin.deleteForGood;
    const deleting = { title, confirmLabel: busy ? images.confirm.deleting : title, confirmIcon: "delete" } as const;
    if (pending.what === "empty") return { ...deleting, question: fill(bin.emptyBinConfirm, { count }) };
    const [entry, ...others] = pending.entries;
    if (!entry || others.length > 0)
      return { ...deleting, question: fill(bin.deleteSomeConfirm, { count: pending.entries.length }) };
    const explanation = fill(bin.deleteForGoodHint, { name: nameOf(entry) });
    return { ...deleting, question: images.confirm.question, explanation };
  };
}
