import { sharedTests } from "@visiga/testing/vitest";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { testsWithOwnModules } from "./vitest.own-modules.config.ts";

export default defineConfig({
  plugins: [react()],
  test: { ...sharedTests, include: ["{src,build}/**/*.test.{ts,tsx}"], exclude: testsWithOwnModules },
});
