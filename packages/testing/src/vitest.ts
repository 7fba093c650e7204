import type { ViteUserConfig } from "vitest/config";

/** File of Vitest's `json` reporter. */
export const reportFile = "test-report.json";

/** Shared configuration of every workspace: a reporter for the terminal, and a report file for the totals of the whole run. */
export const sharedTests = {
  reporters: ["default", ["json", { outputFile: reportFile }]],
  // Test files share the modules of their process, because loading them takes longer than most tests.
  isolate: false,
  // Limits for what hangs: other work may use the cores at the same time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  unstubEnvs: true,
} satisfies NonNullable<ViteUserConfig["test"]>;
