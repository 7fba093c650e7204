import {
  type FileRecord,
  type OrganizationGroup,
  organizationGroup,
  organizationGroups,
} from "@visiga/contracts/files";
import type { ArrangedPage } from "@visiga/contracts/managed-files";

/** What is put in order among itself: an office’s people, or the slides of the home page. */
export type OrderGroupName = OrganizationGroup | "HOME";

export interface OrderGroup {
  readonly name: OrderGroupName;
  readonly files: readonly FileRecord[];
}

const nameOf = (file: FileRecord, page: ArrangedPage): OrderGroupName =>
  page === "HOME" ? "HOME" : organizationGroup(file.title);

/** The groups that have somebody, each in the given order of ids; ids without a file are left out. */
export function orderGroups(
  order: readonly string[],
  files: ReadonlyMap<string, FileRecord>,
  page: ArrangedPage,
): OrderGroup[] {
  const found = order.map((id) => files.get(id)).filter((file) => file !== undefined);
  return (["HOME", ...organizationGroups] as const)
    .map((name) => ({ name, files: found.filter((file) => nameOf(file, page) === name) }))
    .filter((group) => group.files.length > 0);
}

/** The whole page’s order with one group’s members at other places among themselves. */
export function withGroup(order: readonly string[], group: readonly string[]): string[] {
  const members = new Set(group);
  const next = group[Symbol.iterator]();
  return order.map((id) => (members.has(id) ? (next.next().value ?? id) : id));
}

/** The ids of the groups that are in another order than they were seen in. */
export function changedIds(before: readonly OrderGroup[], after: readonly OrderGroup[]): ReadonlySet<string> {
  const idsOf = ({ files }: OrderGroup) => files.map(({ id }) => id);
  const seen = new Map(before.map((group) => [group.name, idsOf(group).join()]));
  return new Set(after.filter((group) => seen.get(group.name) !== idsOf(group).join()).flatMap(idsOf));
}

/** An order carried over to what is there now: what has gone is left out, what is new comes last. */
export const carriedOver = (order: readonly string[], there: readonly string[]): string[] => [
  ...order.filter((id) => there.includes(id)),
  ...there.filter((id) => !order.includes(id)),
];
