import { sharedTests } from "@visiga/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...sharedTests,
    include: ["src/**/*.test.ts"],
    globalSetup: ["../api/src/testing/database-setup.ts", "./test-programs-setup.ts"],
  },
});
