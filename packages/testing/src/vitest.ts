import { availableParallelism } from "node:os";
import type { TestProjectInlineConfiguration } from "vitest/config";

export const sharedTests = {
  // Test files share the modules of their process, because loading them takes longer than most tests.
  isolate: false,
  pool: "forks",
  maxWorkers: availableParallelism(),
  // Limits for tests that hang: other work may use the processor at the same time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  unstubEnvs: true,
} satisfies TestProjectInlineConfiguration["test"];
