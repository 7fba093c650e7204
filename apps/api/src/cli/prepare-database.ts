import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { packEmptyDatabase } from "#platform/database/embedded-files.ts";

/** Part of the build: an empty database for the first start to unpack, made anew with every version of the engine. */
const folder = "dist/database";
const versionFile = join(folder, "version");

const engine = createRequire(import.meta.url).resolve("@electric-sql/pglite");
const { version } = JSON.parse(await readFile(join(dirname(engine), "../package.json"), "utf8"));

const packed = existsSync(versionFile) ? await readFile(versionFile, "utf8") : undefined;
if (packed !== version) {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, "empty.new");
  await writeFile(draft, await packEmptyDatabase());
  await rename(draft, join(folder, "empty.tar.gz"));
  await writeFile(versionFile, version);
}
