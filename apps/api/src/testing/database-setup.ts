import { keepTemporaryFilesInMemory } from "@visiga/testing/temporary-files";
import type { TestProject } from "vitest/node";
import { oncePerRun } from "./once-per-run.ts";
import { openTestServer } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL that returns the `TestServer` of this run; the first request starts it. */
    testServerUrl: string;
  }
}

/** Starts one PostgreSQL server per run, when the first test needs it. */
export default async function setup(project: TestProject) {
  keepTemporaryFilesInMemory();
  const server = await oncePerRun(openTestServer);
  project.provide("testServerUrl", server.url);
  return async () => {
    server.close();
    await (await server.made())?.close();
  };
}
