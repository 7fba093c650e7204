export const victims = ["server", "postgres", "both"] as const;
export const moments = ["before", "during"] as const;

/** One cut: which processes get SIGKILL, and when. */
export interface Cut {
  /** Number of the step, counted from 1 since the cut was armed. */
  readonly at: number;
  /** Before the step, or after it was started and before it has finished. */
  readonly when: (typeof moments)[number];
  readonly victim: (typeof victims)[number];
}

/** Step 0 is never reached. */
export const noCut: Cut = { at: 0, when: "before", victim: "server" };

/** The cut number `index` of a series. Moment and victim rotate so that all combinations occur. */
export const cutAtStep = (at: number, index: number): Cut => ({
  at,
  when: moments[index % moments.length] as Cut["when"],
  victim: victims[index % victims.length] as Cut["victim"],
});

/**
 * Chooses the steps to interrupt in one run. Half of them are file operations, one of each kind, starting with the
 * replacement of a database and the other renames; the others are spread evenly over all steps.
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
  return [...chosen, ...even].map(cutAtStep);
}
