import { useQueries } from "@tanstack/react-query";
import type { FileFilter } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./file-list.module.css";
import { useFilesSearch } from "./use-files-search.ts";

const noticed = [
  "waiting",
  "sentBack",
  "takenDownByRestore",
  "minorsUnsaid",
  "scheduled",
  "withoutAlternativeText",
] as const satisfies readonly FileFilter[];
type FileCounts = Readonly<Record<(typeof noticed)[number], number>>;

/** How many files each notice is about; null until all are known, so that a later notice moves no card. */
export function useFileCounts(): FileCounts | null {
  const { browse } = useTrpc().files;
  const answers = useQueries({ queries: noticed.map((only) => browse.queryOptions({ only, size: 1 })) });
  if (answers.some(({ isPending }) => isPending)) return null;
  return Object.fromEntries(noticed.map((only, index) => [only, answers[index]?.data?.total ?? 0])) as FileCounts;
}

export function FileNotices({ counts }: { counts: FileCounts }) {
  const { review, restored, consent, alternative, schedule } = useDashboardDictionary().images;
  const { only: shown, arrange } = useFilesSearch();
  const words: Record<keyof FileCounts, { waiting: string; see: string; icon?: "eye" }> = {
    waiting: { ...review, icon: "eye" },
    sentBack: { waiting: review.sentBack, see: review.see },
    takenDownByRestore: restored,
    minorsUnsaid: { waiting: consent.unsaid, see: consent.unsaidSee },
    scheduled: { ...schedule, icon: "eye" },
    withoutAlternativeText: alternative,
  };
  return noticed.map((only) => {
    const { waiting, see, icon = "warning" } = words[only];
    if (counts[only] === 0 || shown === only) return null;
    const action = (
      <Button variant="line" size="row" onClick={() => arrange({ page: "ALL", q: "", only })}>
        {see}
      </Button>
    );
    return (
      <Notice key={only} icon={icon} action={action} className={styles.notice}>
        {fill(waiting, { count: counts[only] })}
      </Notice>
    );
  });
}
