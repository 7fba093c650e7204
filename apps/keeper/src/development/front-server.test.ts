import { once } from "node:events";
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { freePort } from "@visiga/system/free-port";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type FrontServer, openFrontServer } from "./front-server.ts";

const root = fileURLToPath(new URL("../../../web", import.meta.url));
let front: FrontServer;
let url: string;
let application: Server;

beforeAll(async () => {
  front = await openFrontServer(root);
  url = await front.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => front.close());
beforeEach(() => front.hold());
afterEach(() => void application?.close());

/** Starts an application that answers with what it was asked. */
async function startApplication(): Promise<void> {
  application = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    response.writeHead(201, { "x-seen": "application" });
    response.end(JSON.stringify({ method, url, headers, length: Buffer.concat(chunks).length }));
  });
  application.listen(0, "127.0.0.1");
  await once(application, "listening");
  front.pass((application.address() as AddressInfo).port);
}

const page = { headers: { accept: "text/html" } };

test("what is no source reaches the application with body, host and the client's address", async () => {
  await startApplication();
  const answer = await fetch(`${url}/api/v1/files?x=%20`, { method: "POST", body: "a".repeat(3_000_000) });
  expect([answer.status, answer.headers.get("x-seen")]).toEqual([201, "application"]);
  expect(await answer.json()).toMatchObject({
    method: "POST",
    url: "/api/v1/files?x=%20",
    length: 3_000_000,
    headers: { host: new URL(url).host, "x-forwarded-for": "127.0.0.1" },
  });
});

test("requests wait while the application restarts", async () => {
  const answers = ["/", "/news", "/api/v1/files"].map((path) => fetch(url + path, page));
  await startApplication();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201, 201]);
});

test("a start that failed is shown in place of every page until the application starts", async () => {
  await front.fail("RangeError: <by hand>\n    at start");
  for (const path of ["/", "/news"]) {
    const answer = await fetch(url + path, page);
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain("RangeError: &lt;by hand&gt;\n    at start");
    expect(html).toContain("/src/development-reload.ts");
  }
  expect((await fetch(`${url}/api/v1/files`)).status).toBe(500);
  await startApplication();
  expect((await fetch(url, page)).status).toBe(201);
});

test("an error in a source is shown in place of pages only", async () => {
  await startApplication();
  await front.fail("Expected ;");
  expect(await (await fetch(url, page)).text()).toContain("Expected ;");
  expect((await fetch(`${url}/api/v1/files`)).status).toBe(201);
});

test("a request that the application leaves without an answer is answered 502", async () => {
  front.pass(await freePort());
  expect((await fetch(url, page)).status).toBe(502);
});

test("a port that is taken is named", async () => {
  const other = await openFrontServer(root);
  await expect(other.listen({ host: "127.0.0.1", port: Number(new URL(url).port) })).rejects.toThrow(/PORT: \d+ on/);
  await other.close();
});

test("the sources are served, but no file of DATA_DIR under any address", async () => {
  await startApplication();
  expect(await (await fetch(`${url}/src/development.ts?raw`)).text()).toContain("behaviour");
  // Inside the repository like `./data`, because Vite serves the sources there.
  const dataDir = await realpath(await mkdtemp(fileURLToPath(new URL("../../test-dist-data-", import.meta.url))));
  await writeFile(`${dataDir}/jwt-secret`, "secret of the installation");
  for (const query of ["", "?raw", "?raw??", "?import&raw", "?url&inline", "?.svg?raw"]) {
    const answer = await fetch(`${url}/@fs${dataDir}/jwt-secret${query}`);
    expect(await answer.text(), query).not.toMatch(/secret of the installation|c2VjcmV0IG9m/);
    expect(answer.status, query).toBe(403);
  }
  await rm(dataDir, { recursive: true });
});
