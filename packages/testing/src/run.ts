import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readReports, removeReports, sum } from "./reports.ts";

/** Runs every workspace's tests, one after another, and closes with the sum of what they reported. */
const root = process.cwd();
const workspaces = ["apps", "packages"].flatMap((group) =>
  readdirSync(join(root, group)).flatMap((name) => {
    const folder = join(root, group, name);
    const manifest = join(folder, "package.json");
    const script: string | undefined = existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).scripts?.test;
    return script ? [{ name, folder, script }] : [];
  }),
);

for (const workspace of workspaces) removeReports(workspace);
const status = await runTurbo();

const results = workspaces.map(readReports);
for (const file of results.flatMap(({ silent }) => silent))
  console.error(`${relative(root, file)}: no test reported anything`);
const { passed, failed } = sum(results);
const missing = results.reduce((count, { silent }) => count + silent.length, 0);
// What went wrong without any test saying so still counts.
const failures = failed + missing || (status === 0 ? 0 : 1);
process.exitCode = failures === 0 ? 0 : 1;
console.log(`${passed} passed, ${failures} failed`);

function runTurbo(): Promise<number> {
  return new Promise((resolve) => {
    const args = ["run", "test", "--concurrency=1", "--continue=always", "--output-logs=full"];
    const turbo = spawn("turbo", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
    turbo.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    turbo.once("exit", (code) => resolve(code ?? 1));
  });
}
