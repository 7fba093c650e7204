import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import type { TestProject } from "vitest/node";
import { buildOptions } from "../keeper/build-options.ts";
import { sitePrograms } from "./build-options.ts";
import { oncePerRun } from "./src/testing/once-per-run.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL that returns the folder of the bundled programs; the first request builds them. */
    programsUrl: string;
  }
}

/**
 * Bundles the programs once per run, when the first test needs one. A start from the sources takes four times as long.
 */
export default async function setup(project: TestProject) {
  const folder = await oncePerRun(async () => {
    // Beside `dist`, as the bundle of the keeper.
    const outdir = await mkdtemp(join(import.meta.dirname, "test-dist-"));
    await build({
      ...buildOptions,
      absWorkingDir: import.meta.dirname,
      entryPoints: sitePrograms,
      outdir,
      splitting: true,
      sourcemap: false,
    });
    return outdir;
  });
  project.provide("programsUrl", folder.url);
  return async () => {
    folder.close();
    const made = await folder.made()?.catch(() => undefined);
    if (made) await rm(made, { recursive: true, force: true });
  };
}
