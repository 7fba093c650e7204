import { useMutation } from "@tanstack/react-query";
import type { FilePage } from "@visiga/contracts/files";
import { hiddenReason, type ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useListAction } from "#dashboard/shared/lists/use-list-action.ts";
import { fileDisplayName, restoredWords, savedWords } from "#dashboard/shared/words/file-words.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";

export type FileActions = ReturnType<typeof useFileActions>;

/** One-click changes of files. Confirming a sample and deciding about files that a restore took down has no undo. */
export function useFileActions() {
  const { images, site } = useDashboardDictionary();
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
  const { run, report } = useListAction();

  const named = (file: ManagedFile) => ({ name: fileDisplayName(file, language, images.card.untitled) });
  const binned = (message: string, entries: string[]) => ({
    message,
    undo: async () => restoredWords(await restore({ entries }), images, entries.length),
  });

  return {
    /** Shows a toast for binned files, with an undo button. */
    reportBinned: (message: string, entries: string[]) => report(binned(message, entries)),
    setTakenDown: (file: ManagedFile, takenDown: boolean) =>
      void run(async () => {
        const changed = await visibility({ id: file.id, takenDown });
        const { takenDown: gone, isBack, isBackHidden } = images.consent;
        const waits = hiddenReason(changed) === "scheduled";
        return {
          message: waits
            ? savedWords(changed, images, language)
            : fill(takenDown ? gone : changed.shown ? isBack : isBackHidden, named(file)),
          undo: async () => savedWords(await visibility({ id: file.id, takenDown: !takenDown }), images, language),
        };
      }),
    /** Leaves a file taken down that a restore took down. */
    keepDown: (file: ManagedFile) =>
      void run(async () => {
        await visibility({ id: file.id, takenDown: true });
        return { message: fill(images.restored.keptDown, named(file)) };
      }),
    /** Shows all files again that a restore took down. */
    putBackRestored: () =>
      void run(async () => {
        const { count, asked } = await putBackRestored();
        const { allDone, allAsked } = images.restored;
        return { message: `${fill(allDone, { count })} ${asked > 0 ? fill(allAsked, { count: asked }) : ""}`.trim() };
      }),
    noteConsent: (file: ManagedFile) =>
      void run(async () => {
        const changed = await consent({ id: file.id, agreed: true });
        return {
          message: `${fill(images.consent.noted, named(file))} ${savedWords(changed, images, language, images.notice.added)}`,
          undo: async () => savedWords(await consent({ id: file.id, agreed: false }), images, language),
        };
      }),
    setMinors: (file: ManagedFile, withMinors: boolean) =>
      void run(async () => {
        const changed = await minors({ id: file.id, minors: withMinors });
        return {
          message: withMinors ? savedWords(changed, images, language) : fill(images.consent.saidNone, named(file)),
          undo: async () => savedWords(await minors({ id: file.id, minors: null }), images, language),
        };
      }),
    confirmSample: (file: ManagedFile) =>
      void run(async () => {
        await confirming({ id: file.id });
        return { message: site.confirmed };
      }),
    move: (files: readonly ManagedFile[], page: FilePage) =>
      run(async () => {
        const { count, counted, places } = await move({ ids: files.map(({ id }) => id), page });
        const hidden = files.filter(({ id, consent }) => counted.includes(id) && consent === null).length;
        const { moved, movedHidden } = images.select;
        const note = hidden > 0 ? fill(movedHidden, { count: hidden }) : "";
        return {
          message: `${fill(moved, { count, page: images.pages[page] })} ${note}`.trim(),
          undo: async () => restoredWords(await moveBack({ places }), images, places.length),
        };
      }),
    bin: (files: readonly ManagedFile[]) =>
      run(async () => {
        const { entries } = await bin({ ids: files.map(({ id }) => id) });
        return binned(fill(images.select.binned, { count: entries.length }), entries);
      }),
  };
}
