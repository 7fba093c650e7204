import { sharedTests } from "@visiga/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({ test: sharedTests });
