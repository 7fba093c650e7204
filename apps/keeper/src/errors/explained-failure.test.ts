import { access, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { withPath } from "@visiga/system/errors/disk-failure";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { QueryFailedError } from "typeorm";
import { expect, test } from "vitest";
import { explainedFailure } from "./explained-failure.ts";

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const system = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: words of the system`), { code, syscall: "open", ...(path && { path }) });
const refused = (code: string) =>
  new QueryFailedError("SELECT 1", [], Object.assign(new Error("words of PostgreSQL"), { code }));

test("a folder in place of a file is explained with its path, which the system's error lacks", async () => {
  const path = await mkdtemp(join(tmpdir(), "visiga-folder-"));
  const lines = explainedFailure(await failureOf(readFile(path).catch(withPath(path))))?.lines;
  expect(lines).toEqual([
    `EISDIR: illegal operation on a directory, read '${path}'`,
    `There is a folder in place of the file ${path}: move it away.`,
  ]);
  await rm(path, { recursive: true });
});

test("a file in place of a folder is named, although the error names a path below it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "visiga-file-"));
  await writeFile(join(folder, "media"), "");
  const failure = await failureOf(readFile(join(folder, "media", "below", "one")));
  const advice = `There is a file, or a link to nothing, in place of the folder ${join(folder, "media")}: move it away.`;
  expect(explainedFailure(failure)?.lines[1]).toBe(advice);
  await rm(join(folder, "media"));
  await symlink("/nowhere", join(folder, "media"));
  const linked = await failureOf(mkdir(join(folder, "media", "below"), { recursive: true }));
  expect(explainedFailure(linked)?.lines[1]).toBe(advice);
  await rm(folder, { recursive: true });
});

test("a folder that is not mounted is explained, and a missing file, which may be a bug, is not", async () => {
  const path = join(tmpdir(), "visiga-unmounted", "media");
  expect(explainedFailure(await failureOf(access(path)))?.lines[1]).toBe(
    `${path} is not there: mount its disk or share, or make room on the disk (df -h, df -i).`,
  );
  expect(explainedFailure(await failureOf(readFile(path)))).toBe(undefined);
});

test("a quota and a lost share, unknown to Node.js, are explained like other disk errors", () => {
  const unknown = (errno: number) =>
    Object.assign(new Error(`Unknown system error -${errno}: Unknown system error -${errno}, write`), {
      code: `Unknown system error -${errno}`,
      errno: -errno,
      syscall: "write",
    });
  expect(explainedFailure(unknown(constants.errno.EDQUOT))?.lines).toEqual([
    "the account has used up its quota on the disk (EDQUOT, write)",
    "Make room on the disk of DATA_DIR.",
  ]);
  expect(explainedFailure(unknown(constants.errno.ESTALE))?.lines[1]).toBe("Mount the share of DATA_DIR again.");
});

test("the advice for an own folder without access names chown and SELinux", async () => {
  const path = await mkdtemp(join(tmpdir(), "visiga-own-"));
  for (const code of ["EACCES", "EPERM"])
    expect(explainedFailure(system(code, path))?.lines[1]).toMatch(
      /^Something in it .*chown -R \S+ \S+\. If not: SELinux/,
    );
  await rm(path, { recursive: true });
});

test.each([
  ["ENOSPC", /Make room/],
  ["EDQUOT", /Make room/],
  ["EFBIG", /LimitFSIZE/],
  ["EROFS", /for writing/],
  ["EIO", /restore the newest backup/],
  ["EACCES", /chown -R/],
  ["EMFILE", /LimitNOFILE/],
])("%s of the system gets one line of advice", (code, advice) => {
  expect(explainedFailure(system(code, "/var/lib/visiga"))?.lines).toEqual([
    expect.stringContaining(`${code}: words of the system`),
    expect.stringMatching(advice),
  ]);
});

test.each([
  ["53300", /max_connections/],
  ["53100", /Make room/],
  ["42501", /GRANT/],
  ["25006", /takes writes/],
  ["3D000", /CREATE DATABASE/],
  ["28P01", /name, password/],
  ["XX001", /restore the newest backup/],
])("code %s of PostgreSQL gets one line of advice", (code, advice) => {
  expect(explainedFailure(refused(code))?.lines).toEqual([
    "The database refuses: words of PostgreSQL",
    expect.stringMatching(advice),
  ]);
});

test("the cause of an error is explained", () => {
  expect(explainedFailure(new Error("outer", { cause: new StartFailure("inner") }))?.lines).toEqual(["inner"]);
});

test("an error that no operator can mend keeps its stack", () => {
  for (const error of [new TypeError("x is undefined"), system("ENOENT", "/nowhere"), refused("42703"), "a text"])
    expect(explainedFailure(error)).toBeUndefined();
});
