import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { newestPostgres } from "@visiga/keeper/src/postgres/postgres-programs.ts";
import { processors } from "./platforms.ts";
import { repository, run } from "./run.ts";

/** SHA-256 of the source of the newest version. */
const sourceSum = "555610c24d53e4316da5b7d3fc25c279d96856d5e0e23ee308c328c5fa881d9f";

/** The newest version of glibc that may be needed: that of Debian 12. */
const glibc = 36;

/**
 * Builds the newest PostgreSQL, on Debian 12 as root or else with Docker. A later release takes what was built before.
 * @returns the folder with PostgreSQL for each processor
 * @throws Error if Debian has a newer version, or if the programs need more than Debian 12 has
 */
export async function buildPostgres(): Promise<string> {
  const cache = join(repository, "node_modules/.cache/postgresql");
  const script = join(repository, "apps/trials/release/postgresql.sh");
  const folder = join(cache, sourceSum);
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true });
    const args = [newestPostgres.version, sourceSum];
    const isDebian12 = (await readFile("/etc/os-release", "utf8")).includes("VERSION_CODENAME=bookworm");
    if (isDebian12) await run("sh", [script, ...args, folder]);
    else {
      const mounts = ["--volume", `${script}:/build.sh:ro`, "--volume", `${cache}:/cache`];
      const inside = ["debian:12-slim", "sh", "/build.sh", ...args, `/cache/${sourceSum}`];
      await run("docker", ["run", "--rm", ...mounts, ...inside]);
    }
  }
  for (const processor of processors) await checkPrograms(join(folder, processor));
  return folder;
}

async function checkPrograms(folder: string): Promise<void> {
  for (const name of ["initdb", "pg_ctl", "pg_dump", "postgres"]) {
    const program = join(folder, "bin", name);
    const text = await readFile(program, "latin1");
    if (!text.includes(`(PostgreSQL) ${newestPostgres.version}\n`))
      throw new Error(`${program} is not PostgreSQL ${newestPostgres.version}`);
    const needed = Math.max(...Array.from(text.matchAll(/GLIBC_2\.(\d+)/g), ([, minor]) => Number(minor)));
    if (needed > glibc) throw new Error(`${program} needs glibc 2.${needed}`);
  }
}
