import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createConnection, type Schema, withConnection } from "@visiga/system/database/connection";
import { valueOfRun } from "@visiga/testing/once-per-run";
import { inject } from "vitest";
import { schema } from "#schema.ts";
import { databaseUrl, queryServer, type TestServer } from "./test-server.ts";

export const testServer = () => valueOfRun<Pick<TestServer, "url" | "template">>(inject("testServerUrl"));

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

/**
 * Creates a migrated database for the caller, with `migrated` only by that many migrations. `close` removes it and its
 * data folder.
 */
export async function openTestDatabase({ migrated }: { readonly migrated?: number } = {}) {
  const server = await testServer();
  const dataDir = await mkdtemp(join(tmpdir(), "visiga-test-"));
  const name = `${server.template}_${randomUUID().slice(0, 8)}`;
  const copied = migrated === undefined ? ` TEMPLATE ${server.template} STRATEGY FILE_COPY` : "";
  await queryServer(server.url, `CREATE DATABASE ${name}${copied}`);
  const url = databaseUrl(server.url, name);
  if (migrated !== undefined) {
    const migrations = Object.values(schema.migrations).slice(0, migrated) as Schema["migrations"];
    await withConnection({ url }, { entities: [], migrations }, (early) => early.runMigrations({ transaction: "all" }));
  }
  // The template is migrated, so no second connection is needed for migrations.
  const dataSource = await createConnection({ url }, schema).initialize();
  return {
    dataSource,
    /** The data folder of its settings, exclusive to the caller. */
    dataDir,
    databaseUrl: url,
    close: async () => {
      await dataSource.destroy();
      await queryServer(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
