import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { hiddenReason } from "@visiga/contracts/visibility";
import { daysFromNow, today } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

/** A change after which visitors may see a hidden entry, and the change back. */
export interface Settlement {
  readonly label: string;
  readonly settle: () => Promise<ManagedEntry>;
  readonly back: () => Promise<ManagedEntry>;
}

/** Returns a function that lists what this user can do about the reason why visitors do not see an entry. */
export function useSettlements(): (entry: ManagedEntry) => Settlement[] {
  const { consent, review, schedule } = useDashboardDictionary().images;
  const { files } = useTrpcClient();
  const administrator = useSessionUser().role === "ADMIN";
  return (entry) => {
    const { id, version, minors, shownUntil } = entry;
    const takeDown = () => files.setTakenDown.mutate({ id, takenDown: true });
    switch (hiddenReason(entry, today())) {
      case "withoutConsent":
        return [
          {
            label: consent.none,
            settle: () => files.setMinors.mutate({ id, minors: false }),
            back: () => files.setMinors.mutate({ id, minors }),
          },
          {
            label: consent.agreed,
            settle: () => files.noteConsent.mutate({ id, agreed: true }),
            back: () => files.noteConsent.mutate({ id, agreed: false }),
          },
        ];
      case "takenDown":
        return [
          {
            label: consent.putBack,
            settle: () => files.setTakenDown.mutate({ id, takenDown: false }),
            back: takeDown,
          },
        ];
      case "waiting": {
        const show = () => files.review.mutate({ id, version, note: null });
        return administrator ? [{ label: review.show, settle: show, back: takeDown }] : [];
      }
      case "ended":
        return [
          {
            label: schedule.prolong,
            settle: () => files.setLastDay.mutate({ id, shownUntil: daysFromNow(30) }),
            back: () => files.setLastDay.mutate({ id, shownUntil }),
          },
        ];
      default:
        return [];
    }
  };
}
