import type { ViteUserConfig } from "vitest/config";

/** File of Vitest's `json` reporter. */
export const reportFile = "test-report.json";

/** Shared configuration of every workspace: the reporter for the screen, and the report that the whole run adds up. */
export const sharedTests = {
  reporters: ["default", ["json", { outputFile: reportFile }]],
  restoreMocks: true,
  unstubEnvs: true,
} satisfies NonNullable<ViteUserConfig["test"]>;
