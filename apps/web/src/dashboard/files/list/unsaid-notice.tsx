import { useQuery } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import type { UsedPlace } from "#dashboard/shared/place/dashboard-place.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./list-notice.module.css";

/** Number of pictures without a record of whether they show recognisable minors, with a link to their list. */
export function UnsaidNotice({ place }: { place: UsedPlace }) {
  const { consent } = useDashboardDictionary().images;
  const { data } = useQuery(useTrpc().files.browse.queryOptions({ only: "minorsUnsaid", size: 1 }));
  if (!data?.total || place.only === "minorsUnsaid") return null;
  const see = (
    <Button variant="line" size="row" onClick={() => place.arrange({ page: "ALL", q: "", only: "minorsUnsaid" })}>
      {consent.unsaidSee}
    </Button>
  );
  return (
    <Notice icon="warning" action={see} className={styles.notice}>
      {fill(consent.unsaid, { count: data.total })}
    </Notice>
  );
}
