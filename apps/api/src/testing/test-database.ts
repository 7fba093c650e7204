import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/database.ts";
import { schema } from "#schema.ts";
import { databaseUrl, onServer } from "./postgres-setup.ts";

export interface TestDatabase extends OpenDatabase {
  /** The settings it was opened with; the data folder is the caller's own too. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** A fresh, migrated database of the caller's own. `close` removes it, with its data folder. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const source = inject("database");
  const dataDir = await mkdtemp(join(tmpdir(), "visiga-test-"));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });

  if (source.kind === "embedded") {
    await cp(join(source.template, "database"), join(dataDir, "database"), { recursive: true });
    const { dataSource, close } = await openDatabase({ dataDir, databaseUrl: undefined }, schema, () => {});
    return { dataSource, dataDir, databaseUrl: undefined, close: () => close().then(removeFolder) };
  }

  const name = `visiga_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(source.url, `CREATE DATABASE ${name} TEMPLATE ${source.template}`);
  const url = databaseUrl(source.url, name);
  const { dataSource, close } = await openDatabase({ dataDir, databaseUrl: url }, schema, () => {});
  return {
    dataSource,
    dataDir,
    databaseUrl: url,
    close: async () => {
      await close();
      await onServer(source.url, `DROP DATABASE ${name} WITH (FORCE)`);
      await removeFolder();
    },
  };
}
