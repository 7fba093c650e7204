import { useMutation } from "@tanstack/react-query";
import type { FilePage } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useToast } from "#dashboard/kit/toasts/toasts.tsx";
import { useFailureToast } from "#dashboard/kit/toasts/use-failure-toast.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { shownName } from "#platform/words/shown-name.ts";
import { lacksConsent } from "./belongs.ts";
import type { FileListState } from "./use-file-list.ts";

export interface FileActions {
  readonly setTakenDown: (file: ManagedFile, takenDown: boolean) => void;
  readonly noteConsent: (file: ManagedFile) => void;
  readonly move: (files: readonly ManagedFile[], page: FilePage) => Promise<boolean>;
  readonly bin: (files: readonly ManagedFile[]) => Promise<boolean>;
  /** Shows that files went to the bin, with an undo button. */
  readonly showBinned: (message: string, entries: string[]) => void;
}

/** One-click changes of files. Each toast offers to undo its change. */
export function useFileActions(list: FileListState): FileActions {
  const { images, dashboard } = useDashboardDictionary();
  const trpc = useTrpc();
  const visibility = useMutation(trpc.files.setTakenDown.mutationOptions()).mutateAsync;
  const consent = useMutation(trpc.files.noteConsent.mutationOptions()).mutateAsync;
  const move = useMutation(trpc.files.move.mutationOptions()).mutateAsync;
  const bin = useMutation(trpc.files.bin.mutationOptions()).mutateAsync;
  const restore = useMutation(trpc.bin.restore.mutationOptions()).mutateAsync;
  const showToast = useToast();
  const showFailure = useFailureToast();

  const tryTo = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
  const undo = (work: () => Promise<unknown>) => () =>
    void tryTo(async () => {
      await work();
      list.refresh();
      showToast(dashboard.notice.undone);
    });
  const named = (file: ManagedFile) => ({ name: shownName(file.name, images.card.untitled) });
  const showBinned = (message: string, entries: string[]) =>
    showToast(
      message,
      undo(() => restore({ entries })),
    );

  return {
    showBinned,
    setTakenDown: (file, takenDown) =>
      void tryTo(async () => {
        const changed = await visibility({ id: file.id, takenDown });
        list.replace(changed);
        const hidden = lacksConsent(changed) ? images.consent.required : fill(images.consent.isBack, named(file));
        showToast(
          takenDown ? fill(images.consent.takenDown, named(file)) : hidden,
          undo(() => visibility({ id: file.id, takenDown: !takenDown })),
        );
      }),
    noteConsent: (file) =>
      void tryTo(async () => {
        list.replace(await consent({ id: file.id, agreed: true }));
        showToast(
          fill(images.consent.noted, named(file)),
          undo(() => consent({ id: file.id, agreed: false })),
        );
      }),
    move: (files, page) =>
      tryTo(async () => {
        const { count } = await move({ ids: files.map(({ id }) => id), page });
        list.refresh();
        showToast(
          fill(images.select.moved, { count, page: images.pages[page] }),
          undo(() => Promise.all(byPage(files).map(([from, ids]) => move({ ids, page: from })))),
        );
      }),
    bin: (files) =>
      tryTo(async () => {
        const ids = files.map(({ id }) => id);
        const { entries } = await bin({ ids });
        list.remove(ids);
        showBinned(fill(images.select.binned, { count: entries.length }), entries);
      }),
  };
}

const byPage = (files: readonly ManagedFile[]) =>
  [...new Set(files.map(({ page }) => page))].map((page): [FilePage, string[]] => [
    page,
    files.filter((each) => each.page === page).map(({ id }) => id),
  ]);
