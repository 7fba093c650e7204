import type { ConflictField } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { displayName } from "#platform/words/display-name.ts";
import type { OrderGroup, OrderGroupName } from "./order-groups.ts";

interface OrderWords {
  readonly label: (name: OrderGroupName) => string;
  readonly untitled: string;
}

/** The groups whose order differs, each as a numbered list of names. */
export function orderConflict(
  yours: readonly OrderGroup[],
  theirs: readonly OrderGroup[],
  { label, untitled }: OrderWords,
): ConflictField[] {
  const list = (groups: readonly OrderGroup[], name: OrderGroupName) =>
    (groups.find((group) => group.name === name)?.files ?? [])
      .map((file, index) => `${index + 1}. ${displayName(file.name, untitled)}`)
      .join("\n");
  return [...new Set([...yours, ...theirs].map(({ name }) => name))]
    .map((name) => ({ label: label(name), yours: list(yours, name), theirs: list(theirs, name) }))
    .filter((field) => field.yours !== field.theirs);
}
