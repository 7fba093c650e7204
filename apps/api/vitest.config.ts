import { availableParallelism } from "node:os";
import { sharedTests } from "@visiga/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...sharedTests,
    include: ["src/**/*.test.ts"],
    globalSetup: ["./src/testing/database-setup.ts", "./test-programs-setup.ts"],
    pool: "forks",
    maxWorkers: availableParallelism(),
    // Test files share the modules of their process, because loading them takes longer than most tests.
    isolate: false,
    // A limit for hanging tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
