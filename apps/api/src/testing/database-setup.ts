import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { openTestServer, type TestServer } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL that answers with the `TestServer` of this run; the first request starts it. */
    testServerUrl: string;
  }
}

/** Starts one PostgreSQL server for the run when the first test needs it. */
export default async function setup(project: TestProject) {
  let server: Promise<TestServer> | undefined;
  const endpoint = createServer(async (_, response) => {
    try {
      server ??= openTestServer();
      const { url, template } = await server;
      response.end(JSON.stringify({ url, template }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, "127.0.0.1");
  await once(endpoint, "listening");
  project.provide("testServerUrl", `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`);

  return async () => {
    endpoint.close();
    await (await server)?.close();
  };
}
