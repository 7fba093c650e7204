import { useMutation } from "@tanstack/react-query";
import type { RestoredEntries } from "@visiga/contracts/bin";
import type { FilePage } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useToast } from "#dashboard/kit/toasts/toasts.tsx";
import { useFailureToast } from "#dashboard/kit/toasts/use-failure-toast.ts";
import { savedWords } from "#dashboard/kit/words/saved-words.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { shownName } from "#platform/words/shown-name.ts";
import type { FileListState } from "./use-file-list.ts";

export interface FileActions {
  readonly setTakenDown: (file: ManagedFile, takenDown: boolean) => void;
  readonly noteConsent: (file: ManagedFile) => void;
  readonly sayMinors: (file: ManagedFile, minors: boolean) => void;
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
  const minors = useMutation(trpc.files.sayMinors.mutationOptions()).mutateAsync;
  const move = useMutation(trpc.files.move.mutationOptions()).mutateAsync;
  const moveBack = useMutation(trpc.files.moveBack.mutationOptions()).mutateAsync;
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
  /** `work` resolves with a sentence that says what became of it. */
  const undo = (work: () => Promise<string>) => () =>
    void tryTo(async () => {
      const said = await work();
      list.refresh();
      showToast(`${dashboard.notice.undone} ${said}`.trim());
    });
  const named = (file: ManagedFile) => ({ name: shownName(file.name, images.card.untitled) });
  const showBinned = (message: string, entries: string[]) =>
    showToast(
      message,
      undo(async () => restoredWords(await restore({ entries }), images)),
    );

  return {
    showBinned,
    setTakenDown: (file, takenDown) =>
      void tryTo(async () => {
        const changed = await visibility({ id: file.id, takenDown });
        list.replace(changed);
        const { takenDown: gone, isBack, isBackHidden } = images.consent;
        showToast(
          fill(takenDown ? gone : changed.shown ? isBack : isBackHidden, named(file)),
          undo(async () => savedWords(await visibility({ id: file.id, takenDown: !takenDown }), images)),
        );
      }),
    noteConsent: (file) =>
      void tryTo(async () => {
        const changed = await consent({ id: file.id, agreed: true });
        list.replace(changed);
        showToast(
          `${fill(images.consent.noted, named(file))} ${savedWords(changed, images, images.notice.added)}`,
          undo(async () => savedWords(await consent({ id: file.id, agreed: false }), images)),
        );
      }),
    sayMinors: (file, said) =>
      void tryTo(async () => {
        const changed = await minors({ id: file.id, minors: said });
        list.replace(changed);
        showToast(
          said ? savedWords(changed, images) : fill(images.consent.saidNone, named(file)),
          undo(async () => savedWords(await minors({ id: file.id, minors: null }), images)),
        );
      }),
    move: (files, page) =>
      tryTo(async () => {
        const { count, counted, places } = await move({ ids: files.map(({ id }) => id), page });
        list.refresh();
        const before = files.filter(({ id }) => counted.includes(id));
        const hidden = before.filter(({ consent }) => consent === null).length;
        const { moved, movedHidden } = images.select;
        const said = hidden > 0 ? fill(movedHidden, { count: hidden }) : "";
        showToast(
          `${fill(moved, { count, page: images.pages[page] })} ${said}`.trim(),
          undo(async () => {
            await moveBack({ places });
            await Promise.all(before.map(({ id, minors: was }) => minors({ id, minors: was })));
            return "";
          }),
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

function restoredWords(
  { count, hidden }: RestoredEntries,
  { select }: ReturnType<typeof useDashboardDictionary>["images"],
): string {
  const unseen = hidden.takenDown + hidden.withoutConsent;
  const said = unseen > 0 ? fill(select.restoredHidden, { count: unseen }) : "";
  return `${fill(select.restored, { count })} ${said}`.trim();
}
