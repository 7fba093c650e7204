import { useQueries } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./file-list.module.css";
import { useFilesSearch } from "./use-file-list.ts";

/** Notices with the number of files that need something; null until all are known, so that a later one moves no card. */
export function useFileNotices() {
  const { review, restored, consent, alternative, schedule } = useDashboardDictionary().images;
  const { only: shown, arrange } = useFilesSearch();
  const { browse } = useTrpc().files;
  const notices = [
    { only: "waiting", words: review.waiting, see: review.see, icon: "eye" },
    { only: "sentBack", words: review.sentBack, see: review.see, icon: "warning" },
    { only: "takenDownByRestore", words: restored.waiting, see: restored.see, icon: "warning" },
    { only: "minorsUnsaid", words: consent.unsaid, see: consent.unsaidSee, icon: "warning" },
    { only: "scheduled", words: schedule.waiting, see: schedule.see, icon: "eye" },
    { only: "withoutAlternativeText", words: alternative.waiting, see: alternative.see, icon: "warning" },
  ] as const;
  const answers = useQueries({ queries: notices.map(({ only }) => browse.queryOptions({ only, size: 1 })) });
  if (answers.some(({ isPending }) => isPending)) return null;
  return notices.map(({ only, words, see, icon }, index) => {
    const count = answers[index]?.data?.total ?? 0;
    if (count === 0 || shown === only) return null;
    const action = (
      <Button variant="line" size="row" onClick={() => arrange({ page: "ALL", q: "", only })}>
        {see}
      </Button>
    );
    return (
      <Notice key={only} icon={icon} action={action} className={styles.notice}>
        {fill(words, { count })}
      </Notice>
    );
  });
}
