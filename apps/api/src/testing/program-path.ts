import { join } from "node:path";
import { valueOfRun } from "@visiga/testing/once-per-run";
import { inject } from "vitest";
import { freshBuild } from "./fresh-build.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL that returns the folder of the bundled programs; the first request builds them. */
    programsUrl: string;
  }
}

/**
 * Path of a program that this test run has bundled.
 * @param name one of those in `build-options.ts` and `test-programs-setup.ts` of the keeper
 */
export async function programPath(name: string): Promise<string> {
  // The programs serve the built site.
  await freshBuild();
  return join(await valueOfRun<string>(inject("programsUrl")), `${name}.js`);
}
