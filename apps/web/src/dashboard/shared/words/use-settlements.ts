import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { hiddenReason } from "@visiga/contracts/visibility";
import { daysFromNow, today } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

/** A change of an entry, and the change back. */
export interface EntryChange {
  readonly settle: () => Promise<ManagedEntry>;
  readonly back: () => Promise<ManagedEntry>;
}

/** The changes of an entry that lists offer without its form. */
export function useEntryChanges() {
  const { files } = useTrpcClient();
  const takeDown = (id: string, takenDown: boolean) => () => files.setTakenDown.mutate({ id, takenDown });
  const minorsOf = (id: string, minors: boolean | null) => () => files.setMinors.mutate({ id, minors });
  const consent = (id: string, agreed: boolean) => () => files.noteConsent.mutate({ id, agreed });
  const lastDay = (id: string, shownUntil: string | null) => () => files.setLastDay.mutate({ id, shownUntil });
  return {
    setTakenDown: ({ id }: ManagedEntry, takenDown: boolean) => ({
      settle: takeDown(id, takenDown),
      back: takeDown(id, !takenDown),
    }),
    setMinors: ({ id, minors }: ManagedEntry, now: boolean) => ({
      settle: minorsOf(id, now),
      back: minorsOf(id, minors),
    }),
    noteConsent: ({ id }: ManagedEntry) => ({ settle: consent(id, true), back: consent(id, false) }),
    prolong: ({ id, shownUntil }: ManagedEntry) => ({
      settle: lastDay(id, daysFromNow(30)),
      back: lastDay(id, shownUntil),
    }),
    show: ({ id, version }: ManagedEntry) => ({
      settle: () => files.review.mutate({ id, version, note: null }),
      back: takeDown(id, true),
    }),
  };
}

/** A change after which visitors may see a hidden entry. */
interface Settlement extends EntryChange {
  readonly label: string;
}

/** Returns a function that lists what this user can do about the reason why visitors do not see an entry. */
export function useSettlements(): (entry: ManagedEntry) => Settlement[] {
  const { consent, review, schedule } = useDashboardDictionary().images;
  const changes = useEntryChanges();
  const administrator = useSessionUser().role === "ADMIN";
  return (entry) => {
    switch (hiddenReason(entry, today())) {
      case "withoutConsent":
        return [
          { label: consent.none, ...changes.setMinors(entry, false) },
          { label: consent.agreed, ...changes.noteConsent(entry) },
        ];
      case "takenDown":
        return [{ label: consent.putBack, ...changes.setTakenDown(entry, false) }];
      case "waiting":
        return administrator ? [{ label: review.show, ...changes.show(entry) }] : [];
      case "ended":
        return [{ label: schedule.prolong, ...changes.prolong(entry) }];
      default:
        return [];
    }
  };
}
