import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArgs } from "@visiga/testing/chromium";

/** Tests of the built server in a browser. `e2e/support/global-setup.ts` chooses the browser and starts the server. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  grepInvert: /@trial/,
  outputDir: "test-results/traces",
  fullyParallel: true,
  workers: Math.min(availableParallelism(), 6),
  // Limits for tests that hang: other work may use the processor at the same time.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // An unreliable test must be repaired.
  retries: 0,
  globalSetup: "./e2e/support/global-setup.ts",
  use: {
    baseURL: process.env.E2E_URL ?? "",
    locale: "en-GB",
    timezoneId: "Africa/Dar_es_Salaam",
    launchOptions: { executablePath: process.env.E2E_HEADLESS_SHELL ?? "", args: [...chromiumArgs] },
  },
});
