import { useMutation } from "@tanstack/react-query";
import type { RestoredEntries } from "@visiga/contracts/bin";
import type { EntryPage } from "@visiga/contracts/entries";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { hiddenReason } from "@visiga/contracts/visibility";
import { fill, formatDay } from "@visiga/i18n/format";
import { useListFeedback } from "#dashboard/shared/lists/use-list-feedback.ts";
import { reasonIn, useHiddenList } from "#dashboard/shared/place/use-hidden-list.ts";
import { useNeedsReview } from "#dashboard/shared/review/use-review-rule.ts";
import type { ToastAnswer } from "#dashboard/shared/toasts/toasts.tsx";
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
  const needsReview = useNeedsReview();
  const settlementsOf = useSettlements();
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
  /** The buttons of a message about an entry that visitors do not see. */
  const settling = (entry: ManagedEntry): ToastAnswer[] =>
    settlementsOf(entry).map(({ label, settle, back }) => ({
      label,
      act: () =>
        act(async () => {
          const now = await settle();
          reportUndoable(now, saved(now), back);
        }),
    }));
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
    move: useMutation({
      mutationFn: ({ moved, page }: { moved: readonly ManagedEntry[]; page: EntryPage }) =>
        files.move.mutate({ ids: moved.map(({ id }) => id), page }),
      onSuccess: ({ count, nowWithMinors, places }, { moved, page }) => {
        const hidden = moved.filter(({ id, consent }) => nowWithMinors.includes(id) && consent === null).length;
        const parts = [
          fill(images.select.moved, { count, page: images.pages[page] }),
          hidden > 0 && fill(images.select.movedHidden, { count: hidden }),
          needsReview && fill(images.review.some, { count }),
        ];
        report(
          parts.filter(Boolean).join(" "),
          () => act(async () => reportRestored(await files.moveBack.mutate({ places }), places.length)),
          hidden > 0 ? listing("withoutConsent") : [],
        );
      },
      onError,
    }),
    bin: useMutation({
      mutationFn: (binned: readonly ManagedEntry[]) => files.bin.mutate({ ids: binned.map(({ id }) => id) }),
      onSuccess: ({ entries }) => reportBinned(fill(images.select.binned, { count: entries.length }), entries),
      onError,
    }),
  };
}
