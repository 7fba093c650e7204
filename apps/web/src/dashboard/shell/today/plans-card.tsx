import type { PlannedValue } from "@visiga/contracts/planned-values";
import { fill, formatDay } from "@visiga/i18n/format";
import { valuePath } from "#dashboard/shared/place/site-sections.ts";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { LinesCard } from "./lines-card.tsx";

type Plan = Pick<PlannedValue, "key" | "dueAt" | "held" | "changedSince">;

/** The values that are to come, and those that were not published on their day. */
export function PlansCard({ plans }: { plans: readonly Plan[] }) {
  const { plans: t } = useDashboardDictionary().today;
  const language = useLanguage();
  const nameOf = useValueName();
  const lines = plans.flatMap(({ key, dueAt, held, changedSince }) => {
    if (dueAt === null) return [];
    const pattern = held ? t.held : changedSince ? t.changedSince : t.line;
    return [{ to: valuePath(key), text: fill(pattern, { name: nameOf(key), day: formatDay(dueAt, language) }) }];
  });
  return <LinesCard title={t.title} lines={lines} />;
}
