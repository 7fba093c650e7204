import { sharedTests } from "@visiga/testing/vitest";
import { defineConfig } from "vitest/config";

/** `pnpm trials`: what takes whole servers, full disks or minutes. */
export default defineConfig({
  test: {
    ...sharedTests,
    include: ["**/*.trial.ts"],
    globalSetup: ["../api/src/testing/database-setup.ts", "../api/test-programs-setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    // Number of requests of the fuzz trial; `pnpm fuzz` sends more.
    provide: { fuzzRequests: 300 },
    // A limit for trials that hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
