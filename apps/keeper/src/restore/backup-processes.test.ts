import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { draftFile } from "#archive/disk-archives.ts";
import { encryptedDraft } from "#archive/encrypted-archive.ts";
import { inspectByProcess } from "./backup-processes.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-check-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Makes the folder of a verification and aborts the caller by a file, then waits to be killed. */
const program = `
const { mkdirSync, writeFileSync } = require("node:fs");
mkdirSync(process.argv[2] + "/verify-" + process.pid + "-abc/postgres", { recursive: true });
writeFileSync(process.argv[2] + "/begun", "");
setInterval(() => {}, 1000);
`;

test("a check that is stopped leaves no folder, and those of other processes stay", async () => {
  const path = join(folder, "program.cjs");
  await writeFile(path, program);
  await writeFile(join(folder, "verify-1-other"), "");
  const stopped = new AbortController();
  const check = inspectByProcess(path, folder)(folder, undefined, stopped.signal).catch((error: unknown) => error);
  await expect.poll(async () => (await readdir(folder)).includes("begun"), { timeout: 20_000 }).toBe(true);
  stopped.abort();
  expect(await check).toBeInstanceOf(Error);
  expect((await readdir(folder)).filter((name) => name.startsWith("verify-"))).toEqual(["verify-1-other"]);
});

test("a check whose output is large is refused", async () => {
  const path = join(folder, "large.cjs");
  await writeFile(path, `process.stdout.write(JSON.stringify({ accounts: "x".repeat(5e6) }));`);
  await expect(inspectByProcess(path, folder)("any", undefined, new AbortController().signal)).rejects.toThrow(
    "maxBuffer",
  );
});

test.each(["", "word"])(
  "a passphrase that is shorter than a new one may be does not open a backup: '%s'",
  async (entered) => {
    const path = join(folder, "backup.tar.age");
    const draft = await encryptedDraft(await draftFile(path), "four words of the office");
    draft.target.end("content");
    await draft.keep();
    const inspect = inspectByProcess(await programPath("inspect-backup"), folder);
    expect(await inspect(path, entered, new AbortController().signal)).toEqual({
      phase: "failed",
      failure: "passphrase",
      detail: "The passphrase does not open the backup; nothing was changed",
    });
  },
);
