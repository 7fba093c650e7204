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
export const never: Cut = { at: 0, when: "before", victim: "server" };
