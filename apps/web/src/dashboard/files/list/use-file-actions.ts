import { useMutation } from "@tanstack/react-query";
import type { FilePage } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useSay } from "#dashboard/kit/toasts/toasts.tsx";
import { useSayFailure } from "#dashboard/kit/toasts/use-say-failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { shownName } from "#platform/words/shown-name.ts";
import { lacksConsent } from "./belongs.ts";
import type { FileListState } from "./use-file-list.ts";

export interface FileActions {
  readonly setTakenDown: (record: ManagedFile, takenDown: boolean) => void;
  readonly noteConsent: (record: ManagedFile) => void;
  readonly move: (records: readonly ManagedFile[], page: FilePage) => Promise<boolean>;
  readonly bin: (records: readonly ManagedFile[]) => Promise<boolean>;
  /** Says that pictures are in the bin, and offers them back. */
  readonly sayBinned: (message: string, entries: string[]) => void;
}

/** What is done with pictures at once, without a form. Each can be taken back in its notice. */
export function useFileActions(list: FileListState): FileActions {
  const { images, dashboard } = useDashboardDictionary();
  const trpc = useTrpc();
  const visibility = useMutation(trpc.files.setTakenDown.mutationOptions()).mutateAsync;
  const consent = useMutation(trpc.files.noteConsent.mutationOptions()).mutateAsync;
  const move = useMutation(trpc.files.move.mutationOptions()).mutateAsync;
  const bin = useMutation(trpc.files.bin.mutationOptions()).mutateAsync;
  const restore = useMutation(trpc.bin.restore.mutationOptions()).mutateAsync;
  const say = useSay();
  const sayFailure = useSayFailure();

  const tryTo = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      sayFailure(error);
      return false;
    }
  };
  const undo = (work: () => Promise<unknown>) => () =>
    void tryTo(async () => {
      await work();
      list.refresh();
      say(dashboard.notice.undone);
    });
  const named = (record: ManagedFile) => ({ name: shownName(record.name, images.card.untitled) });
  const sayBinned = (message: string, entries: string[]) =>
    say(
      message,
      undo(() => restore({ entries })),
    );

  return {
    sayBinned,
    setTakenDown: (record, takenDown) =>
      void tryTo(async () => {
        const changed = await visibility({ id: record.id, takenDown });
        list.replace(changed);
        const hidden = lacksConsent(changed) ? images.consent.required : fill(images.consent.isBack, named(record));
        say(
          takenDown ? fill(images.consent.takenDown, named(record)) : hidden,
          undo(() => visibility({ id: record.id, takenDown: !takenDown })),
        );
      }),
    noteConsent: (record) =>
      void tryTo(async () => {
        list.replace(await consent({ id: record.id, agreed: true }));
        say(
          fill(images.consent.noted, named(record)),
          undo(() => consent({ id: record.id, agreed: false })),
        );
      }),
    move: (records, page) =>
      tryTo(async () => {
        const { count } = await move({ ids: records.map(({ id }) => id), page });
        list.refresh();
        say(
          fill(images.select.moved, { count, page: images.pages[page] }),
          undo(() => Promise.all(byPage(records).map(([from, ids]) => move({ ids, page: from })))),
        );
      }),
    bin: (records) =>
      tryTo(async () => {
        const ids = records.map(({ id }) => id);
        const { entries } = await bin({ ids });
        list.remove(ids);
        sayBinned(fill(images.select.binned, { count: entries.length }), entries);
      }),
  };
}

const byPage = (records: readonly ManagedFile[]) =>
  [...new Set(records.map(({ page }) => page))].map((page): [FilePage, string[]] => [
    page,
    records.filter((each) => each.page === page).map(({ id }) => id),
  ]);
