import type { EntryDecision, ManagedEntry } from "@visiga/contracts/managed-entries";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import type { EntryActions } from "./use-entry-actions.ts";

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
