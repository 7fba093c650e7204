import { availableParallelism } from "node:os";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { unitReportFile } from "./reports.ts";

/** A reporter for the terminal, and a file for the sum of all runs. */
export const reporters: ["default", ["json", { outputFile: string }]] = [
  "default",
  ["json", { outputFile: unitReportFile }],
];

/** Shared configuration of every workspace. */
export const sharedTests = {
  // Test files share the modules of their process, because loading them takes longer than most tests.
  isolate: false,
  pool: "forks",
  maxWorkers: availableParallelism(),
  // Limits for what hangs: other work may use the cores at the same time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  unstubEnvs: true,
} satisfies TestProjectInlineConfiguration["test"];
