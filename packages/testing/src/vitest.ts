import type { ViteUserConfig } from "vitest/config";

/** Where a workspace's unit tests leave their numbers. */
export const reportFile = "test-report.json";

/** What every workspace's tests share: what is read on screen, and the numbers that the whole run adds up. */
export const sharedTests = {
  reporters: ["default", ["json", { outputFile: reportFile }]],
  restoreMocks: true,
  unstubEnvs: true,
} satisfies NonNullable<ViteUserConfig["test"]>;
