import { join } from "node:path";
import { inject } from "vitest";
import { madeForRun } from "./once-per-run.ts";

/**
 * Path of a program as this run of the tests has bundled it from the sources.
 * @param name one of those in `build-options.ts` and `test-programs-setup.ts`
 */
export async function builtProgram(name: string): Promise<string> {
  return join(await madeForRun<string>(inject("programsUrl")), `${name}.js`);
}
