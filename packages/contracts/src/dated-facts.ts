/** The first and the last day on which something holds, `2027-06-30`; null: since ever, for good. */
interface Days {
  readonly first: string | null;
  readonly last: string | null;
}

const on = (day: string): Days => ({ first: day, last: day });
const onDue = ({ due }: { readonly due: string | null }): Days | null => (due === null ? null : on(due));

/** The days of a value of each dated key of the catalogue, or of one of its records; null for a record without a day. */
const daysOf = {
  admissionDueDate: on,
  entranceExaminations: ({ day }: { readonly day: string }) => on(day),
  reportingDays: ({ day, last }: { readonly day: string; readonly last?: string | null }) => ({
    first: day,
    last: last ?? day,
  }),
  fees: onDue,
  instalments: onDue,
  termDates: (period: { readonly first: string; readonly last: string }) => period,
  announcements: ({ from, until }: { readonly from: string | null; readonly until: string }) => ({
    first: from,
    last: until,
  }),
  documents: ({ until }: { readonly until: string | null }) => ({ first: null, last: until }),
} satisfies Readonly<Record<string, (dated: never) => Days | null>>;

export type DatedKey = keyof typeof daysOf;
export const datedKeys = Object.keys(daysOf) as DatedKey[];

/** A value of the key, or one of its records. */
export type Dated<Key extends DatedKey> = Parameters<(typeof daysOf)[Key]>[0];

export type Phase = "coming" | "today" | "over";

/**
 * Whether a dated fact is to come, holds today or is over; null for one without a day. Decides for everything that is
 * shown or sent, so that a past day is nowhere shown as one to come. `today` is the school's, `2027-01-11`.
 */
export function phaseOf<Key extends DatedKey>(key: Key, dated: Dated<Key>, today: string): Phase | null {
  const days = (daysOf[key] as (dated: Dated<Key>) => Days | null)(dated);
  if (days === null) return null;
  if (days.last !== null && days.last < today) return "over";
  return days.first !== null && days.first > today ? "coming" : "today";
}

export const isOver = <Key extends DatedKey>(key: Key, dated: Dated<Key>, today: string): boolean =>
  phaseOf(key, dated, today) === "over";

type Listed = "entranceExaminations" | "reportingDays" | "termDates";

/** The records of a list that are not over, the earliest first, and those that are, the latest first. */
export function byPhase<Key extends Listed, Each extends Dated<Key>>(
  key: Key,
  list: readonly Each[] = [],
  today: string,
): { coming: Each[]; over: Each[] } {
  const firstDay = (each: Each) => (daysOf[key] as (dated: Dated<Key>) => Days)(each).first ?? "";
  const sorted = [...list].sort((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1));
  return {
    coming: sorted.filter((each) => !isOver(key, each, today)),
    over: sorted.filter((each) => isOver(key, each, today)).reverse(),
  };
}
