import { availableParallelism } from "node:os";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { unitReportFile } from "./reports.ts";

/** A reporter for the terminal, and a file for the sum of all runs. */
export const reporters: ["default", ["json", { outputFile: string }]] = [
  "default",
  ["json", { outputFile: unitReportFile }],
];

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
