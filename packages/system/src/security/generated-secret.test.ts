import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generatedSecret } from "./one-time-secrets.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-secret-"));
  path = join(folder, "secret");
});
afterEach(() => rm(folder, { recursive: true }));

test("the secret is generated once, long and readable by its owner only", async () => {
  const secret = await generatedSecret(path);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await generatedSecret(path)).toBe(secret);
  if (process.platform !== "win32") expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("an empty file, left by a power cut, is replaced", async () => {
  await writeFile(path, "");
  expect(await generatedSecret(path)).toMatch(/^[\w-]{43}$/);
});
