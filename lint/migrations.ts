import { readdirSync, readFileSync } from "node:fs";

/**
 * Refuses a migration without a name of its own, with another number in name and file, or that `schema.ts` does not list.
 * Databases and backups store the name: after a change of it they count as made by a newer version.
 */
const folder = "apps/api/src/migrations";
const schema = readFileSync("apps/api/src/schema.ts", "utf8");
const listed = schema.slice(schema.indexOf("migrations: ["));

function mistakeOf(file: string): string | undefined {
  const number = file.slice(0, 4);
  if (file.endsWith(".sql"))
    return new RegExp(`sqlMigration\\("${file}", "[A-Z]\\w*\\d{9}${number}"\\)`).test(listed)
      ? undefined
      : `is not in schema.ts with a name that ends with 13 digits, the last four of them ${number}`;
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const [, migration = ""] = new RegExp(`^export class (\\w*?\\D\\d{9}${number}) `, "m").exec(text) ?? [];
  if (!migration) return `exports no class whose name ends with 13 digits, the last four of them ${number}`;
  if (!text.includes(`  readonly name = "${migration}";`)) return `lacks \`readonly name = "${migration}";\``;
  return listed.includes(migration) ? undefined : `${migration} is not in schema.ts`;
}

for (const file of readdirSync(folder).filter((name) => !/(^sql-migration|\.test)\.ts$/.test(name))) {
  const mistake = mistakeOf(file);
  if (mistake === undefined) continue;
  process.exitCode = 1;
  console.error(`${folder}/${file} ${mistake}`);
}
