import { defineConfig } from "vitest/config";
import { sharedTests } from "./src/vitest.ts";

export default defineConfig({ test: sharedTests });
