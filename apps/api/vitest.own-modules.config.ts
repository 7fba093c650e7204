import { sharedTests } from "@visiga/testing/vitest";
import { defineConfig } from "vitest/config";

export const testsWithOwnModules = [
  "src/features/entries/added-field.test.ts",
  "src/platform/trpc/added-procedure.test.ts",
];

export default defineConfig({
  test: {
    ...sharedTests,
    name: "@visiga/api-own-modules",
    include: testsWithOwnModules,
    isolate: true,
    globalSetup: ["./src/testing/database-setup.ts"],
  },
});
