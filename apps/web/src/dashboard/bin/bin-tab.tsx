import { useMutation } from "@tanstack/react-query";
import type { BinEntry } from "@visiga/contracts/bin";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useDeferredFocus } from "#dashboard/kit/forms/use-deferred-focus.ts";
import { useSessionUser } from "#dashboard/kit/session/session-user.ts";
import { TabHead } from "#dashboard/kit/tab/tab-head.tsx";
import { useToast } from "#dashboard/kit/toasts/toasts.tsx";
import { useFailureToast } from "#dashboard/kit/toasts/use-failure-toast.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { BinConfirm } from "./bin-confirm.tsx";
import { BinList } from "./bin-list.tsx";
import { binName, restoredWords } from "./bin-name.ts";
import styles from "./bin-tab.module.css";
import { useBin } from "./use-bin.ts";

type Asked = { readonly what: "all" } | { readonly what: "one"; readonly entry: BinEntry };

/** Bin tab: restore or, for administrators, delete for good. */
export function BinTab() {
  const words = useDashboardDictionary();
  const dictionary = useDictionary();
  const { bin } = words;
  const trpc = useTrpc();
  const list = useBin();
  const mayDelete = useSessionUser().role === "ADMIN";
  const [asked, setAsked] = useState<Asked | null>(null);
  const [title, focusTitle] = useDeferredFocus<HTMLHeadingElement>();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const close = () => setAsked(null);

  const removed = (entry: BinEntry, notice: string) => {
    list.remove([entry.id]);
    list.changed();
    showToast(notice);
    focusTitle();
  };
  const onError = (error: unknown) => {
    close();
    showFailure(error);
    list.refresh();
  };
  const restore = useMutation(trpc.bin.restore.mutationOptions({ onError })).mutate;
  const deletion = useMutation(trpc.bin.deleteForGood.mutationOptions({ onError }));
  const emptying = useMutation(
    trpc.bin.empty.mutationOptions({
      onError,
      onSuccess: () => {
        close();
        list.refresh();
        showToast(bin.emptied);
        focusTitle();
      },
    }),
  );
  const confirmed = () => {
    if (asked?.what === "all") emptying.mutate();
    if (asked?.what !== "one") return;
    const { entry } = asked;
    deletion.mutate(
      { entries: [entry.id] },
      {
        onSuccess: () => {
          close();
          removed(entry, fill(bin.deletedForGood, { name: binName(entry, words, dictionary) }));
        },
      },
    );
  };

  return (
    <>
      <TabHead title={bin.title} titleRef={title}>
        {mayDelete && list.total > 0 && (
          <Button variant="line" onClick={() => setAsked({ what: "all" })}>
            {bin.emptyBin}
          </Button>
        )}
      </TabHead>
      <p className={styles.lead}>
        {bin.lead} {!mayDelete && bin.administratorDeletes}
      </p>
      <BinList
        list={list}
        onRestore={(entry) =>
          restore(
            { entries: [entry.id] },
            { onSuccess: ({ hidden }) => removed(entry, restoredWords(entry, hidden, words, dictionary)) },
          )
        }
        onDelete={mayDelete ? (entry) => setAsked({ what: "one", entry }) : undefined}
      />
      {asked && (
        <BinConfirm
          entry={asked.what === "one" ? asked.entry : null}
          count={list.total}
          busy={deletion.isPending || emptying.isPending}
          onConfirm={confirmed}
          onClose={close}
        />
      )}
    </>
  );
}
