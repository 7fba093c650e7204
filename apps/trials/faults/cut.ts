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

/** What the cuts of one kind found. */
export class CutFigures<Outcome extends string = never> {
  cuts = 0;
  readonly steps = new Set<string>();
  readonly problems: string[] = [];

  /**
   * @param outcomes number of cuts by outcome
   * @param unit word after each of these numbers
   */
  constructor(
    private readonly what: string,
    readonly outcomes: Record<Outcome, number>,
    private readonly unit = "",
  ) {}

  /**
   * Counts a cut, if it was reached.
   * @param at name of the interrupted step
   * @returns a function that records a problem of this cut
   */
  count(cut: Cut, at: string | undefined): (problem: string) => void {
    if (at !== undefined) {
      this.cuts += 1;
      this.steps.add(`${cut.at} ${at}`);
    }
    const what = `${this.what}, ${cut.victim} killed ${cut.when} step ${cut.at} (${at ?? "not reached"})`;
    return (problem) => void this.problems.push(`${what}: ${problem}`);
  }

  toString(): string {
    const outcomes = Object.entries<number>(this.outcomes).map(([outcome, count]) => `${outcome} ${count}${this.unit}`);
    const found = [
      `${this.cuts} cuts at ${this.steps.size} steps`,
      outcomes.join(", "),
      `problems ${this.problems.length}`,
    ];
    return `${this.what}: ${found.filter(Boolean).join("; ")}`;
  }
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
