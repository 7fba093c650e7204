import { chmod, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pack, sha256 } from "./pack.ts";
import { run } from "./run.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pack-"));
});

afterAll(() => rm(folder, { recursive: true }));

interface Built {
  readonly names: readonly string[];
  readonly mode: number;
  /** Seconds since 1970. */
  readonly time: number;
}

/** Packs a release that was built in the given order, with other permissions and at another time. */
async function packed(archive: string, { names, mode, time }: Built): Promise<string> {
  const root = await mkdtemp(join(folder, "built-"));
  const release = join(root, "visiga/releases/1.0.0");
  await mkdir(release, { recursive: true, mode: 0o700 });
  for (const name of names) {
    await writeFile(join(release, name), name);
    await chmod(join(release, name), mode);
    await utimes(join(release, name), time, time);
  }
  await writeFile(join(release, "visiga"), "#!/bin/sh\n");
  await chmod(join(release, "visiga"), mode | 0o100);
  await symlink("releases/1.0.0", join(root, "visiga/current"));
  await pack(root, join(folder, archive), 1_790_000_000);
  return join(folder, archive);
}

test("equal files give the same archive, whatever their order, permissions and time", async () => {
  const names = [..."abcdefghijkl"].map((letter) => `${letter}.js`);
  const one = await packed("one.tar.gz", { names, mode: 0o644, time: 1_780_000_000 });
  const other = await packed("other.tar.gz", { names: names.toReversed(), mode: 0o600, time: 1_785_000_000 });
  expect(await sha256(other)).toBe(await sha256(one));
  const listed = (await run("tar", ["-tzvf", one], folder)).trim().split("\n");
  expect(listed.filter((line) => /^-rw-r--r-- 0\/0 .*\.js$/.test(line)).map((line) => line.slice(-4))).toEqual(names);
  expect(listed.at(-1)).toMatch(/^-rwxr-xr-x 0\/0 .*\/visiga$/);
});

test("an archive has no source maps, types and static libraries", async () => {
  const names = ["main.js", "main.js.map", "main.d.ts", "libpq.a"];
  const archive = await packed("pruned.tar.gz", { names, mode: 0o644, time: 1_780_000_000 });
  const listed = await run("tar", ["-tzf", archive], folder);
  expect(listed).toContain("main.js\n");
  expect(listed).not.toMatch(/\.map|\.d\.ts|\.a\n/);
});
