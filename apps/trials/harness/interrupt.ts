import type { Crash } from "@visiga/keeper/src/testing/crash-steps.ts";
import { occurrences } from "@visiga/testing/table";
import { expect } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** `pnpm faults`: hundreds of crashes. */
    allFaults: boolean;
  }
}

/** Work that a crash interrupts, again and again. */
export interface Interrupted {
  readonly name: string;
  /** Does the work once. @returns what it did, step by step, and the step at which it crashed */
  readonly run: (
    crash?: Crash,
  ) => Promise<{ readonly steps: readonly string[]; readonly crashedAt?: string | undefined }>;
  /** Starts again what has ended. @returns what the crash has left @throws Error for what it must not leave */
  readonly check: (crash: Crash) => Promise<string>;
  /** Other crashes than those at its steps. */
  readonly also?: readonly Crash[];
  readonly end?: () => Promise<unknown>;
}

const moments = ["before", "during"] as const;
const targets = ["self", "keeper", "postgres", "all"] as const;

/**
 * Chooses the steps to interrupt: half of them file operations, one of each kind, renames first, and others spread over
 * all steps, a single one in the middle: the first and last may be background work. Moment and target rotate, so that
 * all combinations occur.
 */
function plannedCrashes(steps: readonly string[], total: number, first: number): Crash[] {
  const counted = steps.map((step, index) => ({
    step,
    at: steps.slice(0, index + 1).filter((each) => each === step).length,
  }));
  const files = counted.filter(({ step, at }) => at === 1 && !/^\w+ query/.test(step));
  const renames = files.filter(({ step }) => step.includes("rename "));
  const kinds = [...renames, ...files.filter((file) => !renames.includes(file))].slice(0, Math.ceil(total / 2));
  const rest = total - kinds.length;
  const even = Array.from(
    { length: rest },
    (_, index) => counted[Math.floor(((index + 0.5) * counted.length) / rest)] ?? counted[0],
  );
  return [...kinds, ...even].flatMap((step, index) => {
    const number = first + index;
    const when = moments[Math.floor(number / targets.length) % moments.length] ?? "before";
    return step ? { ...step, when, target: targets[number % targets.length] ?? "self" } : [];
  });
}

/**
 * Interrupts each work `total` times, and prints what was found. Fails with every problem, not only the first.
 * @param first number of the first combination of moment and target
 */
export async function interrupt(works: readonly Interrupted[], total: number, first = 0) {
  const problems: string[] = [];
  let reached = 0;
  for (const [index, { name, run, check, also = [], end }] of works.entries()) {
    const { steps } = await run();
    const outcomes: string[] = [];
    for (const crash of [...plannedCrashes(steps, total, first + index * total), ...also]) {
      const what = `${name}, ${crash.target} killed ${crash.when} ${crash.step}, ${crash.at}`;
      try {
        if ((await run(crash)).crashedAt !== undefined) reached += 1;
        outcomes.push(await check(crash));
      } catch (error) {
        problems.push(`${what}: ${(error as Error).message}`);
      }
    }
    await end?.();
    process.stdout.write(`${name}: ${occurrences(outcomes)}; problems ${problems.length}\n`);
  }
  expect(problems).toEqual([]);
  // The steps differ between runs, so that a planned crash may miss its step.
  expect(reached).toBeGreaterThan(0);
}
