import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PageViewReport } from "@visiga/contracts/page-views";
import { startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import type { ServerProcess } from "@visiga/testing/server-process";
import pLimit from "p-limit";
import { afterAll, expect, test } from "vitest";
import { Administrator } from "../harness/administrator.ts";
import { testFolder } from "../harness/test-folder.ts";

const headers = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile" };

const folder = testFolder();
let server: ServerProcess | undefined;
afterAll(() => server?.stop());

async function read({ url }: ServerProcess, path: string, times: number): Promise<void> {
  const inTurn = pLimit(100);
  const requests = Array.from({ length: times }, () =>
    inTurn(async () => {
      const response = await fetch(url + path, { headers });
      await response.arrayBuffer();
      expect(response.status).toBe(200);
    }),
  );
  await Promise.all(requests);
}

async function pagesRead({ url }: ServerProcess): Promise<PageViewReport["pages"]> {
  const { body } = await new Administrator(url).send("GET", "/api/trpc/pageViews.report");
  return (JSON.parse(String(body)) as { result: { data: PageViewReport } }).result.data.pages;
}

test("10,000 page views survive a stop, and those a minute old a killed server", async () => {
  const start = () => startTestServer(join(folder(), "data"));
  server = await start();
  await read(server, "/history", 10_000);
  expect(await server.stop()).toEqual([0, null]);

  server = await start();
  await read(server, "/contact", 100);
  await pause(60_000);
  await server.kill();

  server = await start();
  expect(await pagesRead(server)).toEqual([
    { path: "/history", count: 10_000 },
    { path: "/contact", count: 100 },
  ]);
});
