import type { BinEntry } from "@visiga/contracts/bin";
import { clipSearch } from "@visiga/contracts/fields";
import { useState } from "react";
import { useDeferredFocus } from "#dashboard/shared/forms/use-deferred-focus.ts";
import { usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { useSelection } from "#dashboard/shared/lists/use-selection.ts";
import { useSessionUser } from "#dashboard/shared/session/session-user.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import styles from "./bin.module.css";
import { BinConfirm, type PendingBinAction } from "./bin-confirm.tsx";
import { BinList } from "./bin-list.tsx";
import { BinSelectionDock } from "./bin-selection-dock.tsx";
import { BinTools } from "./bin-tools.tsx";
import { useBinActions } from "./use-bin-actions.ts";

/** Bin tab. Only administrators can delete permanently. */
export function BinTab() {
  const { bin } = useDashboardDictionary();
  const [search, setSearch] = useState("");
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
  const close = () => setPending(null);

  const confirmed = async (about: PendingBinAction) => {
    if (about.what === "empty") await actions.empty();
    else if (about.what === "restoreAll") await actions.restoreAll(search);
    else if (await actions.deleteForGood(about.entries)) selection.clear();
    close();
    // The buttons above the list disappear with the last entry.
    if (about.what !== "delete") focusTitle();
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
      <BinTools search={search} onSearch={(words) => setSearch(clipSearch(words))} selection={selection} />
      <BinList
        list={list}
        search={search}
        onClear={() => setSearch("")}
        selection={selection}
        onRestore={(entry) => void actions.restore([entry])}
        onDelete={mayDelete ? (entry) => setPending({ what: "delete", entries: [entry] }) : undefined}
      />
      {selection.on && (
        <BinSelectionDock
          selection={selection}
          onRestore={() => actions.restore(items)}
          onDelete={mayDelete ? () => setPending({ what: "delete", entries: items }) : undefined}
        />
      )}
      {pending && (
        <BinConfirm
          pending={pending}
          total={list.total}
          busy={actions.busy}
          onConfirm={() => void confirmed(pending)}
          onClose={close}
        />
      )}
    </>
  );
}
