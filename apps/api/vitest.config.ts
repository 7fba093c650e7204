import { findPostgres } from "@visiga/testing/postgres-server";
import { sharedTests } from "@visiga/testing/vitest";
import { defineConfig } from "vitest/config";

const postgres = process.env.DATABASE_URL ?? findPostgres();
if (!postgres)
  console.info("No PostgreSQL server found (DATABASE_URL, PG_BIN, PATH): the tests run on the embedded one only.");

const project = (name: string) => ({
  extends: true as const,
  test: { name, globalSetup: [`./src/testing/${name}-setup.ts`] },
});

export default defineConfig({
  test: {
    ...sharedTests,
    include: ["src/**/*.test.ts"],
    pool: "forks",
    // Files share the modules of their process, which take longer to load than most tests do.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [project("embedded"), ...(postgres ? [project("postgres")] : [])],
  },
});
