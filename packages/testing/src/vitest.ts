import type { ViteUserConfig } from "vitest/config";

/** File of Vitest's `json` reporter. */
export const reportFile = "test-report.json";

/** Shared configuration of every workspace: a reporter for the terminal, and a report file for the totals of the whole run. */
export const sharedTests = {
  reporters: ["default", ["json", { outputFile: reportFile }]],
  restoreMocks: true,
  unstubEnvs: true,
} satisfies NonNullable<ViteUserConfig["test"]>;
