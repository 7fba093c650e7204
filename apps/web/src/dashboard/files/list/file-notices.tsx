import { useQuery } from "@tanstack/react-query";
import type { FileFilter } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./file-list.module.css";
import { useFilesSearch } from "./use-files-search.ts";

export function FileNotices() {
  const { restored, consent, alternative, schedule } = useDashboardDictionary().images;
  return (
    <>
      <CountNotice only="takenDownByRestore" words={restored.waiting} see={restored.see} />
      <CountNotice only="minorsUnsaid" words={consent.unsaid} see={consent.unsaidSee} />
      <CountNotice only="scheduled" icon="eye" words={schedule.waiting} see={schedule.see} />
      <CountNotice only="withoutAlternativeText" words={alternative.waiting} see={alternative.see} />
    </>
  );
}

interface CountNoticeProps {
  only: FileFilter;
  /** With the placeholder `count`. */
  words: string;
  see: string;
  icon?: "warning" | "eye";
}

function CountNotice({ only, words, see, icon = "warning" }: CountNoticeProps) {
  const { only: shown, arrange } = useFilesSearch();
  const { data } = useQuery(useTrpc().files.browse.queryOptions({ only, size: 1 }));
  if (!data?.total || shown === only) return null;
  const action = (
    <Button variant="line" size="row" onClick={() => arrange({ page: "ALL", q: "", only })}>
      {see}
    </Button>
  );
  return (
    <Notice icon={icon} action={action} className={styles.notice}>
      {fill(words, { count: data.total })}
    </Notice>
  );
}
