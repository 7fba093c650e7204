import { valueOfRun } from "@visiga/testing/once-per-run";
import { inject } from "vitest";

/** Resolves when the build, which the site and the demo content come from, is that of the sources. @throws Error with what to do */
export const freshBuild = (): Promise<unknown> => valueOfRun(inject("freshBuildUrl"));
