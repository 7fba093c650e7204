import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import { createTestApp } from "@visiga/api/src/testing/test-app.ts";
import { DataSource } from "typeorm";
import { expect, test } from "vitest";
import { draftFile } from "#archive/disk-archives.ts";
import { makeBackup } from "./make-backup.ts";

test("a backup waits longer for the database than the limit of the server's other queries", async () => {
  const { services, database, close } = await createTestApp();
  const extra = { statement_timeout: 400, query_timeout: 500 };
  const limited = await new DataSource({ ...database.options, extra }).initialize();
  const other = database.createQueryRunner();
  await other.startTransaction();
  await other.query("LOCK TABLE photo");

  const { storage, temporaryFolder: temporary } = services;
  const open = () => draftFile(join(temporary, "site.tar"));
  const backup = makeBackup({ kept: keptSite, database: limited, storage, temporary, open });
  backup.catch(() => {});
  const waiting = () => database.query("SELECT 1 FROM pg_locks WHERE relation = 'photo'::regclass AND NOT granted");
  await expect.poll(waiting).toHaveLength(1);
  await expect(limited.query("SELECT FROM photo")).rejects.toThrow("timeout");
  await other.rollbackTransaction();
  expect((await backup).tables.map(({ name }) => name)).toContain("photo");

  await other.release();
  await limited.destroy();
  await close();
});
