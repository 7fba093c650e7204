import { defineConfig } from "@playwright/test";
import browserTests from "@visiga/web/playwright.config.ts";

/** The server and browser of the browser tests, taking the pictures of the README and of the office guide. */
export default defineConfig({
  ...browserTests,
  testDir: "pictures",
  globalSetup: "@visiga/web/e2e/support/global-setup.ts",
  outputDir: "test-results/pictures",
  testMatch: "**/*.sheet.ts",
  retries: 0,
  reporter: "line",
});
