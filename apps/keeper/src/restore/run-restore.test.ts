import { copyFile, mkdir, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import { schema } from "@visiga/api/src/schema.ts";
import { expect, test, vi } from "vitest";
import { openExistingDatabase } from "#database/existing-database.ts";
import { backUpSite, restoreTo } from "#testing/backed-up-site.ts";
import { emptyPlace } from "#testing/backup-places.ts";
import { openRestore } from "./page/open-restore.ts";
import { begunProgress } from "./restore.ts";
import { completeInterrupted } from "./restore-outcome.ts";
import { runRestore } from "./run-restore.ts";

test("a restore whose result cannot be written has not failed: the next start writes it", async () => {
  const [source, place] = [await backUpSite(), await emptyPlace("server, disk")];
  const { config } = place;
  await restoreTo(config, source.archive);
  const restore = await openRestore(config, { tellOperator: () => {} });
  const { files } = restore;
  const { madeAt } = source.manifest;
  await files.writeRecord({ key: "key", startedAt: new Date().toISOString(), madeAt, run: begunProgress });
  await copyFile(source.archive, files.uploaded);
  const inTheWay = join(config.dataDir, "restore", "record.json.draft");
  await mkdir(inTheWay);

  const output = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await runRestore(
    config,
    keptSite,
    { restore, listeningPort: { hold: () => {} } },
    { file: files.uploaded, key: "key" },
  );
  const printed = output.mock.calls.join("");
  output.mockRestore();
  expect(printed).toMatch(/^The result of the restore could not be written: Error: EISDIR/m);
  expect(printed).not.toContain("The restore failed");
  expect(restore.progress).toBeNull();

  await rmdir(inTheWay);
  const { dataSource, close } = await openExistingDatabase(config, schema, () => {});
  await completeInterrupted(restore, keptSite, dataSource);
  expect((await files.record())?.run).toMatchObject({
    phase: "done",
    madeAt,
    restorePoint: expect.stringMatching(/\.tar$/),
  });
  await close();
  await place.close();
  await source.close();
});
