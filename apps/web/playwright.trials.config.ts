import { defineConfig } from "@playwright/test";
import browserTests from "./playwright.config.ts";

/** `pnpm trials`: every state, theme, width and language of the screens, which takes minutes. */
export default defineConfig({ ...browserTests, testMatch: "**/*.trial.ts" });
