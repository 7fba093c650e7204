import { occurrences } from "@visiga/testing/table";

export const targets = ["server", "postgres", "both"] as const;
export const moments = ["before", "during"] as const;

export interface Crash {
  /** Number of the step, counted from 1 since the crash was armed. */
  readonly at: number;
  /** Before the step, or after it was started and before it has finished. */
  readonly when: (typeof moments)[number];
  readonly target: (typeof targets)[number];
}

/** Step 0 is never reached. */
export const noCrash: Crash = { at: 0, when: "before", target: "server" };

export class CrashFigures {
  crashes = 0;
  readonly steps = new Set<string>();
  /** What was found after each crash. */
  readonly outcomes: string[] = [];
  readonly problems: string[] = [];

  constructor(private readonly what: string) {}

  /**
   * Counts a crash, if it was reached.
   * @param at name of the interrupted step
   * @returns a function that records a problem of this crash
   */
  count(crash: Crash, at: string | undefined): (problem: string) => void {
    if (at !== undefined) {
      this.crashes += 1;
      this.steps.add(`${crash.at} ${at}`);
    }
    const what = `${this.what}, ${crash.target} killed ${crash.when} step ${crash.at} (${at ?? "not reached"})`;
    return (problem) => void this.problems.push(`${what}: ${problem}`);
  }

  toString(): string {
    const { what, crashes, steps, outcomes, problems } = this;
    return `${what}: ${crashes} crashes at ${steps.size} steps; ${occurrences(outcomes)}; problems ${problems.length}`;
  }
}

/**
 * Chooses the steps to interrupt in one run. Half of them are file operations, one of each kind, starting with the
 * replacement of a database and the other renames; the others are spread evenly over all steps. Moment and target rotate
 * so that all combinations occur.
 * @param steps names of the steps
 */
export function plannedCrashes(steps: readonly string[], total: number): Crash[] {
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
  return [...chosen, ...even].map((at, index) => ({
    at,
    when: moments[index % moments.length] as Crash["when"],
    target: targets[index % targets.length] as Crash["target"],
  }));
}
