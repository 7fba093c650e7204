import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { oncePerRun } from "@visiga/testing/once-per-run";
import { build } from "esbuild";
import type { TestProject } from "vitest/node";
import { buildOptions, programs } from "./build-options.ts";

const testPrograms = {
  "crash-steps": "src/testing/crash-steps.ts",
  "database-process": "src/testing/database-process.ts",
  "sample-release-process": "src/testing/sample-release-process.ts",
  "sample-site-process": "src/testing/sample-site-process.ts",
  "sample-systemctl-process": "src/testing/sample-systemctl-process.ts",
};

/**
 * Bundles the programs once per run, when the first test needs one. A start from the sources takes four times as long.
 */
export default async function setup(project: TestProject) {
  const folder = await oncePerRun(async () => {
    // Beside `dist`, because the programs use its pictures and site.
    const outdir = await mkdtemp(join(import.meta.dirname, "test-dist-"));
    await build({
      ...buildOptions,
      absWorkingDir: import.meta.dirname,
      entryPoints: { ...programs, ...testPrograms },
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
