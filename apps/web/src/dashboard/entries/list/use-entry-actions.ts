import { useMutation } from "@tanstack/react-query";
import type { RestoredEntries } from "@visiga/contracts/bin";
import { entryPages } from "@visiga/contracts/entries";
import type { ManagedEntry, SelectionChange } from "@visiga/contracts/managed-entries";
import { hiddenReason } from "@visiga/contracts/visibility";
import { fill, formatDay } from "@visiga/i18n/format";
import { useListFeedback } from "#dashboard/shared/lists/use-list-feedback.ts";
import { reasonIn, useHiddenList } from "#dashboard/shared/place/use-hidden-list.ts";
import type { ToastAnswer } from "#dashboard/shared/toasts/toasts.tsx";
import { useShownAnswers } from "#dashboard/shared/toasts/use-shown-answers.ts";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useSettlements } from "#dashboard/shared/words/use-settlements.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";

export type EntryActions = ReturnType<typeof useEntryActions>;

/** Changes of listed entries. Confirming a sample and deciding about entries that a restore took down has no undo. */
export function useEntryActions() {
  const { images, site } = useDashboardDictionary();
  const { nameOf, saved, restored, hiddenNotes } = useEntryWords();
  const language = useLanguage();
  const { files, bin } = useTrpcClient();
  const { report, reportUndone, onError } = useListFeedback();
  const settlementsOf = useSettlements();
  const shownAnswers = useShownAnswers();
  const listing = useHiddenList();

  const { mutate: act } = useMutation({ mutationFn: (action: () => Promise<void>) => action(), onError });
  const named = (entry: ManagedEntry) => ({ name: nameOf(entry) });
  const reportUndoable = (
    entry: ManagedEntry,
    message: string,
    changeBack: () => Promise<ManagedEntry>,
    answers = settling(entry),
  ) =>
    report(
      message,
      () =>
        act(async () => {
          const before = await changeBack();
          reportUndone(saved(before), settling(before));
        }),
      answers,
    );
  /** The buttons of a message about an entry: what shows it to visitors, or opens and sends its page. */
  const settling = (entry: ManagedEntry): ToastAnswer[] => [
    ...settlementsOf(entry).map(({ label, settle, back }) => ({
      label,
      act: () =>
        act(async () => {
          const now = await settle();
          reportUndoable(now, saved(now), back);
        }),
    })),
    ...shownAnswers(entry),
  ];
  const reportBinned = (message: string, entries: string[]) =>
    report(message, () => act(async () => reportRestored(await bin.restore.mutate({ entries }), entries.length)));
  const reportRestored = (entries: RestoredEntries, all: number) =>
    reportUndone(restored(entries, all), listing(reasonIn(entries)));

  return {
    reportBinned,
    settling,
    setTakenDown: (id: string, takenDown: boolean) =>
      act(async () => {
        const entry = await files.setTakenDown.mutate({ id, takenDown });
        const { takenDown: gone, isBack, isBackHidden } = images.consent;
        const reason = hiddenReason(entry, today());
        const message =
          reason === "waiting" || reason === "scheduled" || reason === "ended"
            ? saved(entry)
            : fill(takenDown ? gone : entry.shown ? isBack : isBackHidden, named(entry));
        const back = () => files.setTakenDown.mutate({ id, takenDown: !takenDown });
        reportUndoable(entry, message, back, takenDown ? [] : undefined);
      }),
    /** Keeps an entry hidden that a restore took down. */
    keepDown: (id: string) =>
      act(async () => {
        const entry = await files.setTakenDown.mutate({ id, takenDown: true });
        report(fill(images.restored.keptDown, named(entry)));
      }),
    putBackRestored: () =>
      act(async () => {
        const { count, hidden, heldByRequests } = await files.putBackRestored.mutate();
        const parts = [fill(images.restored.allDone, { count }), ...hiddenNotes(hidden)];
        if (heldByRequests > 0) parts.push(fill(images.restored.allAsked, { count: heldByRequests }));
        report(parts.join(" "), undefined, listing(reasonIn({ hidden })));
      }),
    noteConsent: (id: string) =>
      act(async () => {
        const entry = await files.noteConsent.mutate({ id, agreed: true });
        const message = `${fill(images.consent.noted, named(entry))} ${saved(entry, images.notice.added)}`;
        reportUndoable(entry, message, () => files.noteConsent.mutate({ id, agreed: false }));
      }),
    setMinors: (id: string, minors: boolean) =>
      act(async () => {
        const entry = await files.setMinors.mutate({ id, minors });
        const message = minors ? saved(entry) : fill(images.consent.saidNone, named(entry));
        reportUndoable(entry, message, () => files.setMinors.mutate({ id, minors: null }));
      }),
    setLastDay: ({ id, shownUntil }: ManagedEntry, day: string) =>
      act(async () => {
        const entry = await files.setLastDay.mutate({ id, shownUntil: day });
        const seen = fill(images.schedule.prolonged, { ...named(entry), day: formatDay(day, language) });
        reportUndoable(entry, entry.shown ? seen : saved(entry), () => files.setLastDay.mutate({ id, shownUntil }));
      }),
    show: ({ id, version }: ManagedEntry) =>
      act(async () => {
        const entry = await files.review.mutate({ id, version, note: null });
        reportUndoable(entry, saved(entry, images.notice.added), () =>
          files.setTakenDown.mutate({ id, takenDown: true }),
        );
      }),
    confirmSample: (id: string) =>
      act(async () => {
        await files.confirmSample.mutate({ id });
        report(site.confirmed);
      }),
    changeAll: useMutation({
      mutationFn: ({ entries, to }: { entries: readonly ManagedEntry[]; to: SelectionChange }) =>
        files.changeAll.mutate({ entries: entries.map(({ id, version }) => ({ id, version })), to }),
      onSuccess: ({ count, hidden, revisions }, { to }) => {
        const { done, moved } = images.select;
        if (to === "bin") return reportBinned(fill(done.bin, { count }), revisions);
        const page = entryPages.find((each) => each === to);
        if (count === 0) return report(images.select.same);
        const message = page
          ? fill(moved, { count, page: images.pages[page] })
          : fill(done[to as keyof typeof done], { count });
        const undo = () => act(async () => reportRestored(await files.undo.mutate({ revisions }), count));
        report([message, ...hiddenNotes(hidden)].join(" "), undo, listing(reasonIn({ hidden })));
      },
      onError,
    }),
  };
}
