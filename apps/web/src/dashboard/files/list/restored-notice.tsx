import { useQuery } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import type { UsedPlace } from "#dashboard/shared/place/dashboard-place.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./list-notice.module.css";

/** Number of pictures that a restore took down and that still need a decision, with a link to their list. */
export function RestoredNotice({ place }: { place: UsedPlace }) {
  const { restored } = useDashboardDictionary().images;
  const { data } = useQuery(useTrpc().files.browse.queryOptions({ only: "takenDownByRestore", size: 1 }));
  if (!data?.total || place.only === "takenDownByRestore") return null;
  const see = (
    <Button variant="line" size="row" onClick={() => place.arrange({ page: "ALL", q: "", only: "takenDownByRestore" })}>
      {restored.see}
    </Button>
  );
  return (
    <Notice icon="warning" action={see} className={styles.notice}>
      {fill(restored.waiting, { count: data.total })}
    </Notice>
  );
}
