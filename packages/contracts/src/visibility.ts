import * as z from "zod/mini";

/** What decides whether visitors see an entry. */
export interface Visibility {
  readonly takenDown: boolean;
  /** Whether minors can be recognised. */
  readonly minors: boolean | null;
  /** The parents’ consent: who noted it, or when; null without it. */
  readonly consent: object | null;
  /** Whether an administrator is still to show it. */
  readonly waiting: boolean;
  /** First and last day on which it may be seen, `2027-06-30`; null: at once, for good. */
  readonly shownFrom: string | null;
  readonly shownUntil: string | null;
}

/** The reasons why visitors do not see an entry; of several, the first is the one to settle first. */
export const hiddenReasons = ["takenDown", "withoutConsent", "waiting", "scheduled", "ended"] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** Together the function `entry_shown` of the database, with which a test compares them. */
const applies: Readonly<Record<HiddenReason, (entry: Visibility, day: string) => boolean>> = {
  takenDown: ({ takenDown }) => takenDown,
  withoutConsent: ({ minors, consent }) => minors === true && consent === null,
  waiting: ({ waiting }) => waiting,
  scheduled: ({ shownFrom }, day) => shownFrom !== null && shownFrom > day,
  ended: ({ shownUntil }, day) => shownUntil !== null && shownUntil < day,
};

/** Every reason why visitors do not see an entry on a day; none if they see it. */
export const hiddenReasonsOf = (entry: Visibility, day: string): HiddenReason[] =>
  hiddenReasons.filter((reason) => applies[reason](entry, day));

/** The first reason why visitors do not see an entry on a day; null if they see it. */
export const hiddenReason = (entry: Visibility, day: string): HiddenReason | null =>
  hiddenReasonsOf(entry, day)[0] ?? null;

/** Of several entries, how many visitors do not see, by reason. */
export const hiddenCounts = z.record(z.enum(hiddenReasons), z.int());
export type HiddenCounts = z.infer<typeof hiddenCounts>;

export const countReasons = (found: readonly HiddenReason[]): HiddenCounts =>
  Object.fromEntries(
    hiddenReasons.map((reason) => [reason, found.filter((each) => each === reason).length]),
  ) as HiddenCounts;

type Placed = Visibility & { readonly page: string };

/** Whether a change shows visitors more: on another page, for longer, or for the first time. Ignores the review. */
export function widensVisibility(before: Placed, after: Placed): boolean {
  const isPermitted = (entry: Visibility) => !applies.takenDown(entry, "") && !applies.withoutConsent(entry, "");
  if (after.page !== before.page || (isPermitted(after) && !isPermitted(before))) return true;
  return before.shownUntil !== null && (after.shownUntil === null || after.shownUntil > before.shownUntil);
}
