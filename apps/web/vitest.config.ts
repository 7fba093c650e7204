import { sharedTests } from "@visiga/testing/vitest";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Files that replace modules, or whose modules start a service worker. */
const withOwnModules = ["src/added-page.test.tsx", "src/offline/**/*.test.ts"];

export default defineConfig({
  plugins: [react()],
  test: {
    ...sharedTests,
    projects: [
      {
        extends: true,
        test: { name: "shared", include: ["{src,build}/**/*.test.{ts,tsx}"], exclude: withOwnModules },
      },
      { extends: true, test: { name: "own", include: withOwnModules, isolate: true } },
    ],
  },
});
