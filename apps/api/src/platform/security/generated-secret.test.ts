import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generatedSecret } from "./generated-secret.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-secret-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("the secret is generated once, long and readable by its owner only", async () => {
  const secret = await generatedSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await generatedSecret(folder)).toBe(secret);
  if (process.platform !== "win32") expect((await stat(join(folder, "jwt-secret"))).mode & 0o777).toBe(0o600);
});

test("an empty file, left by a power cut, is replaced", async () => {
  await writeFile(join(folder, "jwt-secret"), "");
  expect(await generatedSecret(folder)).toMatch(/^[\w-]{43}$/);
});
