import { readdir, rm } from "node:fs/promises";
import { build } from "esbuild";
import { buildOptions, programs } from "./build-options.ts";

const outdir = "dist";

// The names of shared files contain a hash, so those of former builds would remain.
for (const name of await readdir(outdir).catch(() => []))
  if (/\.(js(\.map)?|css|sql|woff2)$/.test(name)) await rm(`${outdir}/${name}`);
await build({ ...buildOptions, entryPoints: programs, outdir });
