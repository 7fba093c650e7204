import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { hiddenReason } from "@visiga/contracts/visibility";
import { useListFeedback, useReportedChange } from "#dashboard/shared/lists/use-list-feedback.ts";
import { useShownAnswers } from "#dashboard/shared/toasts/toast-answers.ts";
import type { ToastAnswer } from "#dashboard/shared/toasts/toasts.tsx";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

/** Returns a function that reports stored news with its album, and what opens it or shows all of it to visitors. */
export function useNewsReport(): (news: ManagedEntry, album: readonly ManagedEntry[]) => void {
  const { consent, notice } = useDashboardDictionary().images;
  const { files } = useTrpcClient();
  const { report } = useListFeedback();
  const reportChange = useReportedChange();
  const { saved } = useEntryWords();
  const shownAnswers = useShownAnswers();
  return (added, album) => {
    const read = (id: string) => files.read.query({ id });
    const settling = (label: string, to: "consent" | "noMinors"): ToastAnswer => {
      let revisions: string[] = [];
      const settle = async () => {
        const all = await Promise.all([added, ...album].map(({ id }) => read(id)));
        const entries = all.map(({ id, version }) => ({ id, version }));
        revisions = (await files.changeAll.mutate({ entries, to })).revisions;
        return read(added.id);
      };
      const back = async () => {
        await files.undo.mutate({ revisions });
        return read(added.id);
      };
      return { label, act: () => reportChange({ settle, back }, answersTo) };
    };
    const answersTo = (news: ManagedEntry): ToastAnswer[] =>
      hiddenReason(news, today()) === "withoutConsent"
        ? [settling(consent.none, "noMinors"), settling(consent.agreed, "consent")]
        : shownAnswers(news);
    report(saved(added, notice.added), undefined, answersTo(added));
  };
}
