import { spawn } from "node:child_process";

/** All checks at once. Prints every finding, those of forbidden imports first. With `--fix` Biome mends what it can. */
const fix = process.argv.includes("--fix");
const every = "--max-diagnostics=none";
const imports = "style/noRestrictedImports";
const own = ["import-circles", "feature-tables", "user-writes", "migrations", "error-listeners"];
const checks = [
  ["biome", "lint", every, `--only=${imports}`, "."],
  ...own.map((name) => ["tsx", `lint/${name}.ts`]),
  ["biome", "check", every, "--error-on-warnings", ...(fix ? ["--write"] : []), `--skip=${imports}`, "."],
  ["knip"],
  ["redocly", "lint", "docs/openapi.json"],
];

const results = checks.map(run);
const failed: string[] = [];
for (const result of results) {
  const { command, output, succeeded } = await result;
  if (succeeded) continue;
  failed.push(command);
  console.error(`\n$ ${command}\n${output}`);
}
if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function run([program = "", ...args]: readonly string[]) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  // A command with Windows' extension needs a shell.
  const child = spawn(program, args, { env: { ...process.env, ...colour }, shell: process.platform === "win32" });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", () => {});
  const succeeded = await new Promise<boolean>((resolve) => {
    child
      .on("close", (code) => resolve(code === 0))
      .on("error", ({ message }) => {
        chunks.push(Buffer.from(message));
        resolve(false);
      });
  });
  return { command: [program, ...args].join(" "), output: Buffer.concat(chunks).toString(), succeeded };
}
