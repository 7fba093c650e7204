import { sharedTests } from "@visiga/testing/vitest";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Files that replace modules, or whose modules start a service worker. */
export const testsWithOwnModules = ["src/added-*.test.tsx", "src/throwing-page.test.tsx", "src/offline/**/*.test.ts"];

export default defineConfig({
  plugins: [react()],
  test: { ...sharedTests, name: "@visiga/web-own-modules", include: testsWithOwnModules, isolate: true },
});
