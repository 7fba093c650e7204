import { sharedTests } from "@visiga/testing/vitest";
import { defineConfig } from "vitest/config";
import { testsWithOwnModules } from "./vitest.own-modules.config.ts";

export default defineConfig({
  test: {
    ...sharedTests,
    include: ["src/**/*.test.ts"],
    exclude: testsWithOwnModules,
    globalSetup: ["./src/testing/database-setup.ts", "../keeper/test-programs-setup.ts"],
  },
});
