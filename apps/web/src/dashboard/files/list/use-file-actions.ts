import { useMutation } from "@tanstack/react-query";
import type { FilePage } from "@visiga/contracts/files";
import { hiddenReason, type ManagedFile } from "@visiga/contracts/managed-files";
import { fill, formatDay } from "@visiga/i18n/format";
import { useListFeedback } from "#dashboard/shared/lists/use-list-feedback.ts";
import { useWaits } from "#dashboard/shared/review/use-review-rule.ts";
import { useFileWords } from "#dashboard/shared/words/file-words.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";

export type FileActions = ReturnType<typeof useFileActions>;

/** Mutations of listed files. Confirming a sample and deciding about files that a restore took down has no undo. */
export function useFileActions() {
  const { images, site } = useDashboardDictionary();
  const { nameOf, saved, restored } = useFileWords();
  const language = useLanguage();
  const { files: client } = useTrpcClient();
  const { files, bin } = useTrpc();
  const { report, reportUndone, onError } = useListFeedback();
  const waits = useWaits();

  const named = (file: ManagedFile) => ({ name: nameOf(file) });
  const undone = { onSuccess: (file: ManagedFile) => reportUndone(saved(file)), onError };
  const undoTakenDown = useMutation(files.setTakenDown.mutationOptions(undone));
  const undoConsent = useMutation(files.noteConsent.mutationOptions(undone));
  const undoMinors = useMutation(files.setMinors.mutationOptions(undone));
  const undoLastDay = useMutation(files.setLastDay.mutationOptions(undone));
  const undoMove = useMutation(
    files.moveBack.mutationOptions({
      onSuccess: (back, { places }) => reportUndone(restored(back, places.length)),
      onError,
    }),
  );
  const undoBin = useMutation(
    bin.restore.mutationOptions({
      onSuccess: (back, { entries }) => reportUndone(restored(back, entries.length)),
      onError,
    }),
  );
  const reportBinned = (message: string, entries: string[]) => report(message, () => undoBin.mutate({ entries }));

  return {
    reportBinned,
    setTakenDown: useMutation(
      files.setTakenDown.mutationOptions({
        onSuccess: (file, { id, takenDown }) => {
          const { takenDown: gone, isBack, isBackHidden } = images.consent;
          const reason = hiddenReason(file);
          const message =
            reason === "waiting" || reason === "scheduled" || reason === "ended"
              ? saved(file)
              : fill(takenDown ? gone : file.shown ? isBack : isBackHidden, named(file));
          report(message, () => undoTakenDown.mutate({ id, takenDown: !takenDown }));
        },
        onError,
      }),
    ),
    /** Keeps a file hidden that a restore took down. */
    keepDown: useMutation(
      files.setTakenDown.mutationOptions({
        onSuccess: (file) => report(fill(images.restored.keptDown, named(file))),
        onError,
      }),
    ),
    putBackRestored: useMutation(
      files.putBackRestored.mutationOptions({
        onSuccess: ({ count, asked }) => {
          const { allDone, allAsked } = images.restored;
          const waiting = waits && fill(images.review.some, { count });
          report(
            [fill(allDone, { count }), asked > 0 && fill(allAsked, { count: asked }), waiting]
              .filter(Boolean)
              .join(" "),
          );
        },
        onError,
      }),
    ),
    noteConsent: useMutation(
      files.noteConsent.mutationOptions({
        onSuccess: (file, { id }) =>
          report(`${fill(images.consent.noted, named(file))} ${saved(file, images.notice.added)}`, () =>
            undoConsent.mutate({ id, agreed: false }),
          ),
        onError,
      }),
    ),
    setMinors: useMutation(
      files.setMinors.mutationOptions({
        onSuccess: (file, { id, minors }) =>
          report(minors ? saved(file) : fill(images.consent.saidNone, named(file)), () =>
            undoMinors.mutate({ id, minors: null }),
          ),
        onError,
      }),
    ),
    setLastDay: useMutation({
      mutationFn: ({ file, day }: { file: ManagedFile; day: string }) =>
        client.setLastDay.mutate({ id: file.id, shownUntil: day }),
      onSuccess: (file, { file: { id, shownUntil }, day }) => {
        const seen = fill(images.schedule.prolonged, { ...named(file), day: formatDay(day, language) });
        report(file.shown ? seen : saved(file), () => undoLastDay.mutate({ id, shownUntil }));
      },
      onError,
    }),
    show: useMutation(
      files.review.mutationOptions({
        onSuccess: (file) =>
          report(saved(file, images.notice.added), () => undoTakenDown.mutate({ id: file.id, takenDown: true })),
        onError,
      }),
    ),
    confirmSample: useMutation(
      files.confirmSample.mutationOptions({ onSuccess: () => report(site.confirmed), onError }),
    ),
    move: useMutation({
      mutationFn: ({ moved, page }: { moved: readonly ManagedFile[]; page: FilePage }) =>
        client.move.mutate({ ids: moved.map(({ id }) => id), page }),
      onSuccess: ({ count, counted, places }, { moved, page }) => {
        const hidden = moved.filter(({ id, consent }) => counted.includes(id) && consent === null).length;
        const note = hidden > 0 ? fill(images.select.movedHidden, { count: hidden }) : "";
        const message = fill(images.select.moved, { count, page: images.pages[page] });
        const waiting = waits ? fill(images.review.some, { count }) : "";
        report([message, note, waiting].filter(Boolean).join(" "), () => undoMove.mutate({ places }));
      },
      onError,
    }),
    bin: useMutation(
      files.bin.mutationOptions({
        onSuccess: ({ entries }) => reportBinned(fill(images.select.binned, { count: entries.length }), entries),
        onError,
      }),
    ),
  };
}
