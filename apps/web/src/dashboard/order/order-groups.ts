import { type OrganizationGroup, organizationGroup, organizationGroups } from "@visiga/contracts/entries";
import type { ArrangedEntry, ArrangedPage } from "@visiga/contracts/managed-entries";
import type { ConflictField } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { displayName } from "#platform/words/display-name.ts";

/** A separately ordered set of entries: an office of the organization chart, or the slides of the home page. */
export type OrderGroupName = OrganizationGroup | "HOME";

export interface OrderGroup {
  readonly name: OrderGroupName;
  readonly entries: readonly ArrangedEntry[];
}

const nameOf = (entry: ArrangedEntry, page: ArrangedPage): OrderGroupName =>
  page === "HOME" ? "HOME" : organizationGroup(entry.title);

/** The non-empty groups, each in the order of the ids; unknown ids are skipped. */
export function orderGroups(
  order: readonly string[],
  entries: readonly ArrangedEntry[],
  page: ArrangedPage,
): OrderGroup[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const found = order.map((id) => byId.get(id)).filter((entry) => entry !== undefined);
  return (["HOME", ...organizationGroups] as const)
    .map((name) => ({ name, entries: found.filter((entry) => nameOf(entry, page) === name) }))
    .filter((group) => group.entries.length > 0);
}

/** The order of the whole page, with the members of one group rearranged among their positions. */
export function reorderGroup(order: readonly string[], group: readonly string[]): string[] {
  const members = new Set(group);
  const next = group[Symbol.iterator]();
  return order.map((id) => (members.has(id) ? (next.next().value ?? id) : id));
}

export function changedIds(before: readonly OrderGroup[], after: readonly OrderGroup[]): ReadonlySet<string> {
  const idsOf = ({ entries }: OrderGroup) => entries.map(({ id }) => id);
  const seen = new Map(before.map((group) => [group.name, idsOf(group).join()]));
  return new Set(after.filter((group) => seen.get(group.name) !== idsOf(group).join()).flatMap(idsOf));
}

/** Applies an order to the existing ids: missing ones are dropped, new ones are appended. */
export const mergeOrder = (order: readonly string[], there: readonly string[]): string[] => [
  ...order.filter((id) => there.includes(id)),
  ...there.filter((id) => !order.includes(id)),
];

/** The groups whose order differs, each as a numbered list of names. */
export function orderConflict(
  yours: readonly OrderGroup[],
  theirs: readonly OrderGroup[],
  label: (name: OrderGroupName) => string,
  untitled: string,
): ConflictField[] {
  const list = (groups: readonly OrderGroup[], name: OrderGroupName) =>
    (groups.find((group) => group.name === name)?.entries ?? [])
      .map((entry, index) => `${index + 1}. ${displayName(entry.name, untitled)}`)
      .join("\n");
  return [...new Set([...yours, ...theirs].map(({ name }) => name))]
    .map((name) => ({ label: label(name), yours: list(yours, name), theirs: list(theirs, name) }))
    .filter((field) => field.yours !== field.theirs);
}
