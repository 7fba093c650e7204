import type { LocalizedSiteValues } from "./site.ts";

export const levels = ["o-level", "a-level"] as const;
export type Level = (typeof levels)[number];

export const levelKeys = { "o-level": "oLevel", "a-level": "aLevel" } as const;

export const chosenLevel = (query: string): Level | undefined => {
  const named = new URLSearchParams(query).get("level");
  return levels.find((level) => level === named);
};

export const forLevel = <Each extends { readonly level: Level | "both" | null }>(
  list: readonly Each[] | undefined,
  level: Level | undefined,
): Each[] =>
  (list ?? []).filter((each) => !level || each.level === level || each.level === "both" || each.level === null);

/** The sum of the fees of a level, or those of both, without a level that has none. */
export const sumsOfFees = ({ fees }: LocalizedSiteValues, chosen: Level | undefined) =>
  (chosen ? [chosen] : levels).flatMap((level) => {
    const own = forLevel(fees, level);
    const sum = own.reduce((total, { amount }) => total + amount, 0);
    return sum > 0 ? { level, sum, sample: own.some(({ sample }) => sample) } : [];
  });

/** The day to report that is to come: the first one, or the last one once the first is over. */
export function dayToReport({ day, last }: { readonly day: string; readonly last: string | null }, today: string) {
  return last !== null && day < today ? ({ which: "last", day: last } as const) : ({ which: "first", day } as const);
}

/** The visiting days of a level among the term dates. */
export const visitingDays = ({ termDates }: LocalizedSiteValues, level: Level | undefined) =>
  forLevel(termDates, level).filter(({ kind }) => kind === "visiting");
