import { mkdirSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { sheetFolder } from "./contact-sheet/pictures.ts";
import browserTests from "./playwright.config.ts";

mkdirSync(sheetFolder, { recursive: true });

/** The server and browser of the browser tests, taking pictures instead of judging. */
export default defineConfig({
  ...browserTests,
  testDir: "contact-sheet",
  outputDir: "test-results/contact-sheet",
  projects: [{ name: "contact sheet", testMatch: "**/*.sheet.ts" }],
  fullyParallel: true,
  retries: 0,
  reporter: "line",
});
