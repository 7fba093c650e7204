import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArgs } from "@visiga/testing/chromium";
import { browserReportFile } from "@visiga/testing/reports";

/** The built server, seen by a real browser. `e2e/support/global-setup.ts` chooses the browser and starts the server. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results/traces",
  fullyParallel: true,
  workers: Math.min(availableParallelism(), 6),
  // Bounds for what hangs: other work may use the cores at the same time.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A test that fails sometimes is to be mended.
  retries: 0,
  reporter: [["list"], ["json", { outputFile: browserReportFile }]],
  globalSetup: "./e2e/support/global-setup.ts",
  use: {
    baseURL: process.env.E2E_URL ?? "",
    locale: "en-GB",
    timezoneId: "Africa/Dar_es_Salaam",
    launchOptions: { executablePath: process.env.E2E_HEADLESS_SHELL ?? "", args: [...chromiumArgs] },
  },
});
