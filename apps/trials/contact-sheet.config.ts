import { defineConfig } from "@playwright/test";
import browserTests from "@visiga/web/playwright.config.ts";

/** The server and browser of the browser tests, taking pictures instead of judging. */
export default defineConfig({
  ...browserTests,
  testDir: "contact-sheet",
  globalSetup: "contact-sheet/global-setup.ts",
  outputDir: "test-results/contact-sheet",
  projects: [{ name: "contact sheet", testMatch: "**/*.sheet.ts" }],
  fullyParallel: true,
  retries: 0,
  reporter: "line",
});
