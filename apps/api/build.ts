import { readFile } from "node:fs/promises";
import { build } from "esbuild";

/** Bundles the server and the command line with the workspace's own packages; those of others stay where they are. */
const manifest = JSON.parse(await readFile("package.json", "utf8"));
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const external = packages.filter((name) => !name.startsWith("@visiga/")).flatMap((name) => [name, `${name}/*`]);

await build({
  entryPoints: { main: "src/main.ts", admin: "src/cli/admin.ts", "encode-copies": "src/cli/encode-copies.ts" },
  outdir: "dist",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external,
  // The names of entities and migrations count.
  keepNames: true,
  sourcemap: true,
  logLevel: "warning",
});
