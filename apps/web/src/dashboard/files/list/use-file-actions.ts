import type { FilePage } from "@visiga/contracts/files";
import { hiddenReason, type ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useListAction } from "#dashboard/shared/lists/use-list-action.ts";
import { useFileWords } from "#dashboard/shared/words/file-words.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";

export type FileActions = ReturnType<typeof useFileActions>;

/** One-click changes of files. Confirming a sample and deciding about files that a restore took down has no undo. */
export function useFileActions() {
  const { images, site } = useDashboardDictionary();
  const { nameOf, saved, restored } = useFileWords();
  const { files: client, bin } = useTrpcClient();
  const { run, report } = useListAction();

  const named = (file: ManagedFile) => ({ name: nameOf(file) });
  const binned = (message: string, entries: string[]) => ({
    message,
    undo: async () => restored(await bin.restore.mutate({ entries }), entries.length),
  });

  return {
    reportBinned: (message: string, entries: string[]) => report(binned(message, entries)),
    setTakenDown: (file: ManagedFile, takenDown: boolean) =>
      void run(async () => {
        const changed = await client.setTakenDown.mutate({ id: file.id, takenDown });
        const { takenDown: gone, isBack, isBackHidden } = images.consent;
        const waits = hiddenReason(changed) === "scheduled";
        return {
          message: waits ? saved(changed) : fill(takenDown ? gone : changed.shown ? isBack : isBackHidden, named(file)),
          undo: async () => saved(await client.setTakenDown.mutate({ id: file.id, takenDown: !takenDown })),
        };
      }),
    /** Keeps a file hidden that a restore took down. */
    keepDown: (file: ManagedFile) =>
      void run(async () => {
        await client.setTakenDown.mutate({ id: file.id, takenDown: true });
        return { message: fill(images.restored.keptDown, named(file)) };
      }),
    putBackRestored: () =>
      void run(async () => {
        const { count, asked } = await client.putBackRestored.mutate();
        const { allDone, allAsked } = images.restored;
        return { message: `${fill(allDone, { count })} ${asked > 0 ? fill(allAsked, { count: asked }) : ""}`.trim() };
      }),
    noteConsent: (file: ManagedFile) =>
      void run(async () => {
        const changed = await client.noteConsent.mutate({ id: file.id, agreed: true });
        return {
          message: `${fill(images.consent.noted, named(file))} ${saved(changed, images.notice.added)}`,
          undo: async () => saved(await client.noteConsent.mutate({ id: file.id, agreed: false })),
        };
      }),
    setMinors: (file: ManagedFile, withMinors: boolean) =>
      void run(async () => {
        const changed = await client.setMinors.mutate({ id: file.id, minors: withMinors });
        return {
          message: withMinors ? saved(changed) : fill(images.consent.saidNone, named(file)),
          undo: async () => saved(await client.setMinors.mutate({ id: file.id, minors: null })),
        };
      }),
    confirmSample: (file: ManagedFile) =>
      void run(async () => {
        await client.confirmSample.mutate({ id: file.id });
        return { message: site.confirmed };
      }),
    move: (files: readonly ManagedFile[], page: FilePage) =>
      run(async () => {
        const { count, counted, places } = await client.move.mutate({ ids: files.map(({ id }) => id), page });
        const hidden = files.filter(({ id, consent }) => counted.includes(id) && consent === null).length;
        const { moved, movedHidden } = images.select;
        const note = hidden > 0 ? fill(movedHidden, { count: hidden }) : "";
        return {
          message: `${fill(moved, { count, page: images.pages[page] })} ${note}`.trim(),
          undo: async () => restored(await client.moveBack.mutate({ places }), places.length),
        };
      }),
    bin: (files: readonly ManagedFile[]) =>
      run(async () => {
        const { entries } = await client.bin.mutate({ ids: files.map(({ id }) => id) });
        return binned(fill(images.select.binned, { count: entries.length }), entries);
      }),
  };
}
