import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assembleRelease } from "./assemble.ts";
import { writeBillOfMaterials } from "./bill-of-materials.ts";
import { pack, sha256 } from "./pack.ts";
import { processors } from "./platforms.ts";
import { buildPostgres } from "./postgresql.ts";
import { repository, run } from "./run.ts";

/** `pnpm release`: makes the archives of the built repository, their sums and their bill of materials. */
const target = join(repository, "release");
const { version } = JSON.parse(await readFile(join(repository, "package.json"), "utf8"));
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version} is no version that an update can compare`);
const time = Number(process.env.SOURCE_DATE_EPOCH ?? (await run("git", ["log", "-1", "--format=%ct"])));

await rm(target, { recursive: true, force: true });
await mkdir(target);
const postgres = await buildPostgres();
const files = ["sbom.cdx.json"];
await writeBillOfMaterials(join(target, "sbom.cdx.json"), time);
for (const processor of processors) {
  const folder = await mkdtemp(join(tmpdir(), "visiga-release-"));
  const name = `visiga-${version}-linux-${processor}.tar.gz`;
  try {
    await assembleRelease({ folder, version, processor, postgres: join(postgres, processor) });
    await pack(folder, join(target, name), time);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  files.push(name);
}
const lines = await Promise.all(files.sort().map(async (name) => `${await sha256(join(target, name))}  ${name}\n`));
await writeFile(join(target, "SHA256SUMS"), lines.join(""));
for (const name of files) {
  const { size } = await stat(join(target, name));
  process.stdout.write(`release/${name}\t${(size / 1e6).toFixed(1)} MB\n`);
}
