import { missingFacts, type OverdueFact } from "@visiga/contracts/overdue-facts";
import type { SiteContent } from "@visiga/contracts/site";
import { fill, formatDay } from "@visiga/i18n/format";
import { valuePath } from "#dashboard/shared/place/site-sections.ts";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { type Line, LinesCard } from "./lines-card.tsx";

interface FactsCardProps {
  overdue: readonly OverdueFact[];
  facts: SiteContent["facts"];
}

/** What the school should enter anew, and what pages leave out because it was never entered. */
export function FactsCard({ overdue, facts }: FactsCardProps) {
  const { today } = useDashboardDictionary();
  const language = useLanguage();
  const nameOf = useValueName();
  const overdueLine = (fact: OverdueFact): Line => {
    switch (fact.kind) {
      case "noneToCome":
        return { to: valuePath(fact.key), text: fill(today.noneToCome, { name: nameOf(fact.key) }) };
      case "pastDocuments":
        return { to: valuePath("documents"), text: fill(today.pastDocuments, { count: fact.count }) };
      case "oldFees":
        return { to: valuePath("fees"), text: fill(today.oldFees, { day: formatDay(fact.since, language) }) };
      case "oldNews":
        return { to: "/dashboard?page=NEWS", text: fill(today.oldNews, { day: formatDay(fact.since, language) }) };
    }
  };
  const missing = missingFacts(facts).map((key) => ({ to: valuePath(key), text: nameOf(key) }));
  return (
    <>
      <LinesCard title={today.overdue} lines={overdue.map(overdueLine)} />
      <LinesCard title={today.missing} lines={missing} />
    </>
  );
}
