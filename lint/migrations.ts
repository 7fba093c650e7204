import { readdirSync, readFileSync } from "node:fs";

/**
 * Refuses a migration without a name of its own, with another number in name, class and file, or that `schema.ts` does
 * not list. Databases and backups store the name: after a change of it they count as made by a newer version.
 */
const folder = "apps/api/src/migrations";
const listed = /migrations: \[([^\]]*)\]/.exec(readFileSync("apps/api/src/schema.ts", "utf8"))?.[1] ?? "";

function mistakeOf(file: string): string | undefined {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const [, migration, number] = /^export class (\w*?\D(\d{13})) /m.exec(text) ?? [];
  if (!migration || !number?.endsWith(file.slice(0, 4)))
    return "exports no class whose name ends with 13 digits, the last four of them those of the file";
  if (!new RegExp(`^  readonly name = "\\w*\\D${number}";$`, "m").test(text))
    return `lacks \`readonly name = "${migration}";\``;
  return listed.includes(migration) ? undefined : `${migration} is not in schema.ts`;
}

for (const file of readdirSync(folder).filter((name) => !/\.(test\.ts|sql)$/.test(name))) {
  const mistake = mistakeOf(file);
  if (mistake === undefined) continue;
  process.exitCode = 1;
  console.error(`${folder}/${file} ${mistake}`);
}
