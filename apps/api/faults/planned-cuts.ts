import { type Cut, moments, victims } from "./cut.ts";

/** Makes the cut of a turn: another moment and another victim each time, so that each meets each other. */
export const cutOfTurn = (at: number, turn: number): Cut => ({
  at,
  when: moments[turn % moments.length] as Cut["when"],
  victim: victims[turn % victims.length] as Cut["victim"],
});

/**
 * Cuts at the steps of one run: half of them at files, each kind of step once, first of all where a database takes the
 * place of another, then the other renames; the others evenly over all steps.
 * @param steps names of the steps
 */
export function plannedCuts(steps: readonly string[], total: number): Cut[] {
  const kinds = new Map<string, number>();
  steps.forEach((name, index) => {
    if (!name.startsWith("query") && !kinds.has(name)) kinds.set(name, index + 1);
  });
  const weight = ([name]: [string, number]) =>
    ["rename", "rename postgres"].filter((word) => name.startsWith(word)).length;
  const files = [...kinds].sort((one, other) => weight(other) - weight(one)).map(([, at]) => at);
  const chosen = files.slice(0, Math.ceil(total / 2));
  const rest = total - chosen.length;
  const even = Array.from({ length: rest }, (_, index) => 1 + Math.floor((index * steps.length) / rest));
  return [...chosen, ...even].map(cutOfTurn);
}
