import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Programs that the site starts as child processes, in the folder of its bundle. */
export const sitePrograms = {
  "background-picture": "src/cli/background-picture.ts",
  "prepare-picture": "src/cli/prepare-picture.ts",
  "check-document": "src/cli/check-document.ts",
};

const migrations = readdirSync(join(import.meta.dirname, "src/migrations")).filter((name) => name.endsWith(".sql"));

/** Files that the site reads from the folder of its bundle. */
export const siteFiles = Object.fromEntries(
  migrations.map((name) => [name.replace(".sql", ""), `src/migrations/${name}`]),
);
