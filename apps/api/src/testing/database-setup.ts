import { requireFreshBuild } from "@visiga/testing/fresh-build";
import { oncePerRun } from "@visiga/testing/once-per-run";
import { makeTemporaryFolder } from "@visiga/testing/temporary-folder";
import type { TestProject } from "vitest/node";
import { openTestServer } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL that returns the `TestServer` of this run; the first request starts it. */
    testServerUrl: string;
    /** URL that answers when the build is fresh, or with what to do. */
    freshBuildUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const removeFolder = await makeTemporaryFolder();
  const server = await oncePerRun(openTestServer);
  project.provide("testServerUrl", server.url);
  const build = await oncePerRun(async () => requireFreshBuild());
  project.provide("freshBuildUrl", build.url);
  return async () => {
    build.close();
    server.close();
    await (await server.made())?.close();
    await removeFolder();
  };
}
