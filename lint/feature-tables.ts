import { readdirSync, readFileSync } from "node:fs";

/**
 * Refuses SQL on a table whose entity stands in another feature: that feature's service reads and writes it. Tests may
 * use any table, and backups hold all of them.
 */
const features = "apps/api/src/features";
const withAllTables = "backups";

const files = readdirSync(features, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => ({ file, feature: file.split("/")[0], text: readFileSync(`${features}/${file}`, "utf8") }));

const owners = new Map(
  files.flatMap(({ feature, text }) => [...text.matchAll(/@Entity\("(\w+)"\)/g)].map(([, table]) => [table, feature])),
);

for (const { file, feature, text } of files)
  for (const [sql, table] of text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\s+"?(\w+)/g)) {
    const owner = owners.get(table);
    if (owner === undefined || owner === feature || feature === withAllTables) continue;
    process.exitCode = 1;
    console.error(`${features}/${file}: "${sql}" belongs to the feature of ${owner}`);
  }
