import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#platform/database/database.ts";
import { schema } from "#schema.ts";

/** Where tests get a database from: a migrated one to copy. */
export type TestDatabaseSource =
  | { readonly kind: "embedded"; readonly template: string }
  | { readonly kind: "postgres"; readonly url: string; readonly template: string };

const emptyDatabase = fileURLToPath(new URL("../../dist/database/empty.tar.gz", import.meta.url));

declare module "vitest" {
  interface ProvidedContext {
    database: TestDatabaseSource;
  }
}

/** A data folder with every migration run, for each test file to copy. */
export default async function setup(project: TestProject) {
  const template = await mkdtemp(join(tmpdir(), "visiga-template-"));
  const { close } = await openDatabase({ dataDir: template, databaseUrl: undefined }, schema, () => {}, emptyDatabase);
  await close();
  project.provide("database", { kind: "embedded", template });
  return () => rm(template, { recursive: true, force: true });
}
