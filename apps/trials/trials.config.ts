import { sharedTests } from "@visiga/testing/vitest";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Trials that take longer than a minute. */
const longest = ["/faults.trial.ts", "/page-views.trial.ts", "/development.trial.ts", "/anonymous-routes.trial.ts"];

/** Starts the longest files first. At the end each would run alone, and Vitest knows durations only from former runs. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(longest.some((name) => moduleId.endsWith(name)));
    return (await super.sort(files)).sort((one, other) => isLong(other) - isLong(one));
  }
}

/** `pnpm trials`: tests that need whole servers, full disks or minutes. */
export default defineConfig({
  test: {
    ...sharedTests,
    include: ["**/*.trial.ts"],
    // Six browsers take many minutes, so only `pnpm trials browsers` runs them.
    exclude: [...configDefaults.exclude, ...(process.argv.includes("browsers") ? [] : ["browsers/**"])],
    globalSetup: ["../api/src/testing/database-setup.ts", "../keeper/test-programs-setup.ts"],
    // One more than two cores: a trial waits a fifth of its time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    provide: { fuzzRequests: Number(process.env.FUZZ_REQUESTS ?? 300), allFaults: process.env.ALL_FAULTS === "true" },
    // A limit for trials that hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
