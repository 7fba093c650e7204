import { useQuery } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import type { UsedPlace } from "#dashboard/kit/place/dashboard-place.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";

/** Number of pictures of which nobody has said whether minors can be recognised, with the way to their list. */
export function UnsaidNotice({ place }: { place: UsedPlace }) {
  const { consent } = useDashboardDictionary().images;
  const { data } = useQuery(useTrpc().files.browse.queryOptions(unsaidCount));
  if (!data?.total || place.only === "minorsUnsaid") return null;
  const see = (
    <Button variant="line" size="row" onClick={() => place.arrange({ page: "ALL", q: "", only: "minorsUnsaid" })}>
      {consent.unsaidSee}
    </Button>
  );
  return (
    <Notice icon="warning" action={see}>
      {fill(consent.unsaid, { count: data.total })}
    </Notice>
  );
}

/** The query whose `total` is that number. */
export const unsaidCount = { only: "minorsUnsaid", size: 1 } as const;
