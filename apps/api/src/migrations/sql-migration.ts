import { readFile } from "node:fs/promises";
import type { QueryRunner } from "typeorm";

/** The migration of a file in this folder, which the build puts beside the bundle. */
export const sqlMigration = (file: string, name: string) =>
  class {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(await readFile(new URL(file, import.meta.url), "utf8"));
    }
  };
