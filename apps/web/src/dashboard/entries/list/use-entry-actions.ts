import { useMutation } from "@tanstack/react-query";
import { entryPages } from "@visiga/contracts/entries";
import type { EntryDecision, ManagedEntry, SelectionChange } from "@visiga/contracts/managed-entries";
import { hiddenReason } from "@visiga/contracts/visibility";
import { fill, formatDay } from "@visiga/i18n/format";
import { useBinReport, useListFeedback, useReportedChange } from "#dashboard/shared/lists/use-list-feedback.ts";
import { reasonIn, useHiddenList, useShownAnswers } from "#dashboard/shared/toasts/toast-answers.ts";
import type { ToastAnswer } from "#dashboard/shared/toasts/toasts.tsx";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { type EntryChange, useEntryChanges, useSettlements } from "#dashboard/shared/words/use-settlements.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";

export type EntryActions = ReturnType<typeof useEntryActions>;

/** Changes of listed entries. Confirming a sample and deciding about entries that a restore took down has no undo. */
export function useEntryActions() {
  const { images, site } = useDashboardDictionary();
  const { added } = images.notice;
  const { nameOf, saved, hiddenNotes } = useEntryWords();
  const language = useLanguage();
  const { files } = useTrpcClient();
  const { act, report, onError } = useListFeedback();
  const reportChange = useReportedChange();
  const { reportBinned, reportRestored } = useBinReport();
  const settlementsOf = useSettlements();
  const changes = useEntryChanges();
  const shownAnswers = useShownAnswers();
  const listing = useHiddenList();

  const named = (entry: ManagedEntry) => ({ name: nameOf(entry) });
  const run = (change: EntryChange, messageOf?: (now: ManagedEntry) => string) =>
    reportChange(change, settling, messageOf);
  /** The buttons of a message about an entry: what shows it to visitors, or opens and sends its page. */
  function settling(entry: ManagedEntry): ToastAnswer[] {
    const settlements = settlementsOf(entry).map(({ label, ...change }) => ({ label, act: () => run(change) }));
    return [...settlements, ...shownAnswers(entry)];
  }

  return {
    settling,
    setTakenDown: (entry: ManagedEntry, takenDown: boolean) =>
      reportChange(
        changes.setTakenDown(entry, takenDown),
        // An entry that was just taken down needs no other button: the undo puts it back.
        (now) => (takenDown && now.takenDown ? [] : settling(now)),
        (now) => {
          const { takenDown: gone, isBack, isBackHidden } = images.consent;
          const reason = hiddenReason(now, today());
          if (reason === "waiting" || reason === "scheduled" || reason === "ended") return saved(now);
          return fill(takenDown ? gone : now.shown ? isBack : isBackHidden, named(now));
        },
      ),
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
    noteConsent: (entry: ManagedEntry) =>
      run(changes.noteConsent(entry), (now) => `${images.consent.noted} ${saved(now, added)}`),
    setMinors: (entry: ManagedEntry, minors: boolean) =>
      run(changes.setMinors(entry, minors), minors ? undefined : (now) => fill(images.consent.saidNone, named(now))),
    prolong: (entry: ManagedEntry) =>
      run(changes.prolong(entry), (now) => {
        const day = now.shownUntil && formatDay(now.shownUntil, language);
        return now.shown && day ? fill(images.schedule.prolonged, { ...named(now), day }) : saved(now);
      }),
    show: (entry: ManagedEntry) => run(changes.show(entry), (now) => saved(now, added)),
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

/** A button that settles a decision. `label` names the entry as `{name}`, for screen readers. */
export type Answer = readonly [words: string, label: string, act: () => void];

type Answers = (entry: ManagedEntry, sendBack: () => void) => readonly Answer[];

/** The answers to each decision about an entry. */
export function useAnswers(actions: EntryActions) {
  const { consent, review, restored, card } = useDashboardDictionary().images;
  return {
    waiting: (entry, sendBack) => [
      [review.show, review.showOne, () => actions.show(entry)],
      [review.sendBack, review.sendBackOne, sendBack],
    ],
    minorsUnsaid: (entry) => [
      [consent.none, consent.noneOne, () => actions.setMinors(entry, false)],
      [consent.recognisable, consent.recognisableOne, () => actions.setMinors(entry, true)],
    ],
    withoutConsent: (entry) => [
      [consent.agreed, consent.agreedOne, () => actions.noteConsent(entry)],
      [consent.none, consent.noneOne, () => actions.setMinors(entry, false)],
    ],
    takenDownByRestore: (entry) => [
      [card.putBack, card.putBackOne, () => actions.setTakenDown(entry, false)],
      [restored.keepDown, restored.keepDownOne, () => actions.keepDown(entry.id)],
    ],
  } satisfies Readonly<Record<EntryDecision, Answers>>;
}
