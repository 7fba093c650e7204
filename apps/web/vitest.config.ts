import { sharedTests } from "@visiga/testing/vitest";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: { ...sharedTests, include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"] },
});
