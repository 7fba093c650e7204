import { useQuery } from "@tanstack/react-query";
import type { FileFilter } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import type { PlaceAndActions } from "#dashboard/shared/place/dashboard-place.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./file-list.module.css";

export function FileNotices({ place }: { place: PlaceAndActions }) {
  const { restored, consent, alternative, schedule } = useDashboardDictionary().images;
  return (
    <>
      <CountNotice place={place} only="takenDownByRestore" words={restored.waiting} see={restored.see} />
      <CountNotice place={place} only="minorsUnsaid" words={consent.unsaid} see={consent.unsaidSee} />
      <CountNotice place={place} only="scheduled" icon="eye" words={schedule.waiting} see={schedule.see} />
      <CountNotice place={place} only="withoutAlternativeText" words={alternative.waiting} see={alternative.see} />
    </>
  );
}

interface CountNoticeProps {
  place: PlaceAndActions;
  only: FileFilter;
  /** With the placeholder `count`. */
  words: string;
  see: string;
  icon?: "warning" | "eye";
}

function CountNotice({ place, only, words, see, icon = "warning" }: CountNoticeProps) {
  const { data } = useQuery(useTrpc().files.browse.queryOptions({ only, size: 1 }));
  if (!data?.total || place.only === only) return null;
  const action = (
    <Button variant="line" size="row" onClick={() => place.arrange({ page: "ALL", q: "", only })}>
      {see}
    </Button>
  );
  return (
    <Notice icon={icon} action={action} className={styles.notice}>
      {fill(words, { count: data.total })}
    </Notice>
  );
}
