import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { freePort } from "@visiga/system/free-port";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unlock } from "#archive/encrypted-archive.ts";
import { restoreClient } from "#testing/restore-client.ts";

/** What stands on paper. systemd and Node.js read it differently from a line without quotes. */
const passphrase = 'correct#horse pa\\ss "café" `$HOME`';
const launcher = fileURLToPath(new URL("../../../trials/release/visiga", import.meta.url));
const unit = fileURLToPath(new URL("../../../../docs/deploy/visiga.service", import.meta.url));

let folder: string;
let release: string;
let environment: NodeJS.ProcessEnv;
let settings: readonly string[];
const path = () => join(folder, "visiga.env");

/** An installation, whose programs get what systemd gives the unit: no setting. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-one-file-"));
  release = join(folder, "visiga/releases/1.0.0");
  await mkdir(join(release, "apps/keeper"), { recursive: true });
  await mkdir(join(release, "node/bin"), { recursive: true });
  await mkdir(join(folder, "bin"));
  await cp(launcher, join(release, "visiga"));
  await symlink(process.execPath, join(release, "node/bin/node"));
  await symlink(dirname(await programPath("main")), join(release, "apps/keeper/dist"));
  // The service's account, whoever runs this test.
  await writeFile(join(folder, "bin/id"), "#!/bin/sh\necho 1000\n");
  await chmod(join(folder, "bin/id"), 0o755);
  environment = { PATH: `${join(folder, "bin")}:${process.env.PATH}`, VISIGA_SETTINGS: path() };
  settings = [`PORT=${await freePort()}`, `DATA_DIR=${join(folder, "data")}`, "SEED_DEMO=false"];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (line: string) => writeFile(path(), [...settings, line, ""].join("\r\n"));

const run = (...args: string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const command = execFile(join(release, "visiga"), args, { env: environment, cwd: folder }, (_, out, err) =>
      resolve({ code: command.exitCode, out, err }),
    );
  });

async function startServer() {
  const server = spawn(join(release, "visiga"), ["start"], { env: environment, cwd: folder });
  let output = "";
  const ended = once(server, "exit");
  await new Promise<void>((resolve, reject) => {
    const add = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("Ready at")) resolve();
    };
    server.stdout.on("data", add);
    server.stderr.on("data", add);
    ended.then(() => reject(new Error(output)));
  });
  const [, url = ""] = /Ready at (\S+)/.exec(output) ?? [];
  const [, code = ""] = /Code: {5}(\S+)/.exec(output) ?? [];
  return {
    url,
    code,
    async stop() {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

test("server, commands and the passphrase on paper open a backup by one file of settings", async () => {
  expect(await readFile(unit, "utf8")).not.toMatch(/^EnvironmentFile/m);
  await write(`BACKUP_PASSPHRASE='${passphrase}'`);
  const server = await startServer();
  expect(await run("backup")).toMatchObject({ code: 0, out: expect.stringContaining("encrypted") });
  const [name = ""] = await readdir(join(folder, "data/backups"));
  expect(name).toMatch(/\.tar\.age$/);
  expect((await unlock(join(folder, "data/backups", name), passphrase)).fileKey).toBeDefined();
  expect((await restoreClient(() => server.url, server.code).check(name)).phase).toBe("done");
  expect(await run("verify", name)).toMatchObject({ code: 0 });
  expect((await run("diagnose")).out).toContain(name);
  await server.stop();
  expect(await run("restore", name)).toMatchObject({ code: 0, err: "" });
  // It starts six programs, five of which derive the key of a backup.
}, 240_000);

test("every program refuses a line that can be read in two ways, with its number", async () => {
  await write(`BACKUP_PASSPHRASE=${passphrase}`);
  const refusal = /visiga\.env, line 4: BACKUP_PASSPHRASE: the value can be read in two ways/;
  for (const args of [
    ["start"],
    ["admin"],
    ["backup"],
    ["verify", "x"],
    ["restore", "x"],
    ["update", "x.tar.gz"],
    ["diagnose"],
  ]) {
    const { code, out, err } = await run(...args);
    expect({ args, code }).toEqual({ args, code: 1 });
    expect(out + err).toMatch(refusal);
    expect(out + err).not.toContain("horse");
  }
});
