import { existsSync } from "node:fs";
import { join } from "node:path";
import { fillDataFolder } from "@visiga/keeper/src/testing/data-folders.ts";
import { runProgram as run } from "@visiga/keeper/src/update/run-program.ts";
import { isRoot, provideSystemPackages, succeeds } from "@visiga/testing/system-programs";
import { withFolder } from "@visiga/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PostgresServer, startPostgresServer } from "../harness/postgres-server.ts";
import { testFolder } from "../harness/test-folder.ts";
import { brokenDatabases } from "./broken-databases.ts";
import {
  type BrokenMachine,
  brokenClusters,
  brokenDisks,
  brokenFolders,
  disksOfWindows,
  foldersOfRoot,
} from "./broken-folders.ts";
import { type BrokenStart, outputOfStart } from "./start-output.ts";

const folder = testFolder();
let filled: string;
beforeAll(async () => {
  filled = join(folder(), "filled");
  await fillDataFolder(filled);
});

/** A line that an operator can act on: no stack, no line of a log, and not as long as a page. */
const plain = /^(?!\s|\{|.*\bat .*:\d+:\d+).{20,400}$/;

async function expectReason(start: BrokenStart, says: RegExp): Promise<void> {
  const { out, err, code } = await outputOfStart(start);
  const lines = err.trimEnd().split("\n");
  expect(lines.length, err).toBeLessThanOrEqual(2);
  for (const line of lines) expect(line).toMatch(plain);
  expect(err).toMatch(says);
  expect(code).toBe(1);
  // The restart may be quicker than the report of the failure.
  expect(out.replace(/^\n=+\nThe website does not run[^=]+=+\n\n/m, "")).toMatch(
    /^(The embedded PostgreSQL has ended and is started again: .*\n(The embedded PostgreSQL is back after .*\n)?)*$/,
  );
}

const mayMount = isRoot && succeeds("unshare", ["--mount", "true"], 5);
const hasFuse = mayMount && existsSync("/dev/fuse");
if (!hasFuse) process.stdout.write("Not every broken machine is tried: only root on Linux with FUSE may mount them.\n");
else provideSystemPackages({ names: ["ntfs-3g"], present: () => existsSync("/usr/bin/ntfs-3g") });

const machines: readonly BrokenMachine[] = [
  ...brokenClusters,
  ...brokenFolders,
  ...(mayMount ? [...foldersOfRoot, ...brokenDisks] : []),
  ...(hasFuse ? disksOfWindows : []),
];

test.each(machines)("a start says what is wrong and what to do if $name", (machine) =>
  withFolder(async (place) => {
    const dataDir = join(place, "data");
    await run("cp", ["-a", filled, dataDir]);
    const start = await machine.break({ folder: place, dataDir });
    await expectReason(start, machine.says).finally(start.mend);
  }),
);

describe("with DATABASE_URL", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgresServer(join(folder(), "server"));
  });
  afterAll(() => server.stop());

  test.each(brokenDatabases)("a start says what is wrong and what to do if $name", (machine) =>
    withFolder(async (place) => {
      const start = await machine.break(server, place);
      const settings = { ...start.settings, DATA_DIR: join(place, "data") };
      await expectReason({ ...start, settings }, machine.says);
    }),
  );
});
