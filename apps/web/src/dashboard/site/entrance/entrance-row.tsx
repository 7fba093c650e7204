import { useQuery } from "@tanstack/react-query";
import { fill, formatDay, formatHour } from "@visiga/i18n/format";
import { Row } from "#dashboard/site/sections/value-rows.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";

/** The name under which the address opens the form. */
export const entranceField = "entranceResults";

/** The results of the entrance examination among the values of a section: when they are public. */
export function EntranceRow() {
  const { entranceResults: t } = useDashboardDictionary();
  const language = useLanguage();
  const { data } = useQuery(useTrpc().entranceResults.read.queryOptions());
  const period = data?.period;
  const text = period
    ? fill(t.phases[period.phase], {
        day: formatDay(period.from, language),
        hour: formatHour(period.at, language),
        last: formatDay(period.until, language),
        count: data.results.length,
      })
    : t.none;
  return (
    <ul className="ruled">
      <li>
        <Row field={entranceField} title={t.title} text={text} icon={period ? "edit" : "plus"} />
      </li>
    </ul>
  );
}
