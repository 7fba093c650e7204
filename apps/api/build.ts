import { build } from "esbuild";
import { buildOptions, programs } from "./build-options.ts";

await build({ ...buildOptions, entryPoints: programs, outdir: "dist" });
