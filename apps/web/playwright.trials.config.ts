import { defineConfig } from "@playwright/test";
import browserTests from "./playwright.config.ts";

/** `pnpm trials`: every state, theme, width and language of the screens, and what foreign judges find, which takes minutes. */
export default defineConfig({
  ...browserTests,
  grepInvert: [],
  projects: [
    { name: "languages", grep: /@trial/ },
    { name: "screens", testMatch: "**/*.trial.ts" },
    { name: "judges", testDir: "../trials/judges", testMatch: "**/*.judge.ts" },
  ],
});
