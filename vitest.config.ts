import { defineConfig } from "vitest/config";

/** The tests of every workspace, in one run with one report. */
export default defineConfig({
  test: {
    projects: ["apps/*/vitest.config.ts", "apps/*/vitest.own-modules.config.ts", "packages/*/vitest.config.ts"],
  },
});
