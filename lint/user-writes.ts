import { readdirSync, readFileSync } from "node:fs";

/**
 * Refuses writes of features that do not read the user's rights again in their transaction, as `UserWrites` does. The
 * exceptions have no user: visitors, logins, one-time links, jobs of the server, restores.
 */
const features = "apps/api/src/features";
const withoutUser = new Set([
  "auth/auth.service.ts database.transaction",
  "auth/login-limits.ts database.manager.delete",
  "auth/login-limits.ts database.manager.upsert",
  "auth/passkey-challenges.ts database.manager.delete",
  "auth/passkey-logins.ts database.transaction",
  "auth/sessions.ts database.transaction",
  "backups/backup-reports.ts database.manager.delete",
  "backups/backup-reports.ts database.manager.insert",
  "backups/backup-runs.ts database.manager.update",
  "backups/backup-runs.ts database.manager.upsert",
  "bin/bin.service.ts database.transaction",
  "entries/photos/photo-variants.ts contentVersion.change",
  "entrance-results/entrance-results.service.ts contentVersion.change",
  "entries/photos/photo-variants.ts database.manager.update",
  "entries/photos/photo-variants.ts database.transaction",
  "entries/shown-days.ts contentVersion.change",
  "removals/removals.service.ts database.manager.delete",
  "site/payment-numbers.service.ts database.manager.update",
  "site/planned-values.service.ts database.manager.update",
  "users/first-administrator.ts database.transaction",
]);
const write =
  /\b(?:database\.transaction|contentVersion\.change|database\.manager\.(?:insert|update|upsert|delete|save))\b/g;

const found = readdirSync(features, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap((file) =>
    [...readFileSync(`${features}/${file}`, "utf8").matchAll(write)].map(([call]) => `${file} ${call}`),
  );

for (const place of found.filter((each) => !withoutUser.has(each))) {
  process.exitCode = 1;
  console.error(`${features}/${place} does not read the user's rights again: use \`writes\``);
}
for (const place of [...withoutUser].filter((each) => !found.includes(each))) {
  process.exitCode = 1;
  console.error(`lint/user-writes.ts: ${place} is no longer there`);
}
