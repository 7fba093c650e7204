import { useMutation } from "@tanstack/react-query";
import type { FilePage } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureToast } from "#dashboard/shared/toasts/use-failure-toast.ts";
import { restoredWords } from "#dashboard/shared/words/restored-words.ts";
import { savedWords } from "#dashboard/shared/words/saved-words.ts";
import { managedName } from "#dashboard/shared/words/shown-texts.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import type { FileListState } from "./use-file-list.ts";

export interface FileActions {
  readonly setTakenDown: (file: ManagedFile, takenDown: boolean) => void;
  /** Leaves a file taken down that a restore took down. */
  readonly keepDown: (file: ManagedFile) => void;
  /** Shows all files again that a restore took down. */
  readonly putBackRestored: () => void;
  readonly noteConsent: (file: ManagedFile) => void;
  readonly setMinors: (file: ManagedFile, minors: boolean) => void;
  readonly confirmSample: (file: ManagedFile) => void;
  readonly move: (files: readonly ManagedFile[], page: FilePage) => Promise<boolean>;
  readonly bin: (files: readonly ManagedFile[]) => Promise<boolean>;
  /** Shows a toast for binned files, with an undo button. */
  readonly showBinned: (message: string, entries: string[]) => void;
}

/**
 * One-click changes of files. Each shows a toast. The toast has an undo button, except after confirming a sample and
 * after deciding about files that a restore took down.
 */
export function useFileActions(list: FileListState): FileActions {
  const { images, dashboard, site } = useDashboardDictionary();
  const language = useLanguage();
  const trpc = useTrpc();
  const visibility = useMutation(trpc.files.setTakenDown.mutationOptions()).mutateAsync;
  const putBackRestored = useMutation(trpc.files.putBackRestored.mutationOptions()).mutateAsync;
  const consent = useMutation(trpc.files.noteConsent.mutationOptions()).mutateAsync;
  const minors = useMutation(trpc.files.setMinors.mutationOptions()).mutateAsync;
  const confirming = useMutation(trpc.files.confirmSample.mutationOptions()).mutateAsync;
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
  /** `work` resolves to the message to show. */
  const undo = (work: () => Promise<string>) => () =>
    void tryTo(async () => {
      const said = await work();
      list.refresh();
      showToast(`${dashboard.notice.undone} ${said}`.trim());
    });
  const named = (file: ManagedFile) => ({ name: managedName(file, language, images.card.untitled) });
  const showBinned = (message: string, entries: string[]) =>
    showToast(
      message,
      undo(async () => restoredWords(await restore({ entries }), images, entries.length)),
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
          undo(async () => savedWords(await visibility({ id: file.id, takenDown: !takenDown }), images, language)),
        );
      }),
    keepDown: (file) =>
      void tryTo(async () => {
        await visibility({ id: file.id, takenDown: true });
        list.remove([file.id]);
        showToast(fill(images.restored.keptDown, named(file)));
      }),
    putBackRestored: () =>
      void tryTo(async () => {
        const { count, asked } = await putBackRestored();
        list.refresh();
        const { allDone, allAsked } = images.restored;
        showToast(`${fill(allDone, { count })} ${asked > 0 ? fill(allAsked, { count: asked }) : ""}`.trim());
      }),
    noteConsent: (file) =>
      void tryTo(async () => {
        const changed = await consent({ id: file.id, agreed: true });
        list.replace(changed);
        showToast(
          `${fill(images.consent.noted, named(file))} ${savedWords(changed, images, language, images.notice.added)}`,
          undo(async () => savedWords(await consent({ id: file.id, agreed: false }), images, language)),
        );
      }),
    setMinors: (file, said) =>
      void tryTo(async () => {
        const changed = await minors({ id: file.id, minors: said });
        list.replace(changed);
        showToast(
          said ? savedWords(changed, images, language) : fill(images.consent.saidNone, named(file)),
          undo(async () => savedWords(await minors({ id: file.id, minors: null }), images, language)),
        );
      }),
    confirmSample: (file) =>
      void tryTo(async () => {
        list.replace(await confirming({ id: file.id }));
        showToast(site.confirmed);
      }),
    move: (files, page) =>
      tryTo(async () => {
        const { count, counted, places } = await move({ ids: files.map(({ id }) => id), page });
        list.refresh();
        const hidden = files.filter(({ id, consent }) => counted.includes(id) && consent === null).length;
        const { moved, movedHidden } = images.select;
        const said = hidden > 0 ? fill(movedHidden, { count: hidden }) : "";
        showToast(
          `${fill(moved, { count, page: images.pages[page] })} ${said}`.trim(),
          undo(async () => restoredWords(await moveBack({ places }), images, places.length)),
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
