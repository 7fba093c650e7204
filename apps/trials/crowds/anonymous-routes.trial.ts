import { join } from "node:path";
import { siteRoot } from "@visiga/api/src/app.ts";
import { createTestApp } from "@visiga/api/src/testing/test-app.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testFolder } from "../harness/test-folder.ts";
import { anonymousCalls, type Call } from "./anonymous-calls.ts";
import { type AttackedServer, startAttackedServer } from "./attacked-server.ts";
import { sendAtOnce, sendCalls, sendUnread } from "./crowd.ts";

const existing = new Map<string, readonly string[]>();
const document = "/documents/:id/:name";
const calls = await listCalls();
const folder = testFolder();
let server: AttackedServer;
beforeAll(async () => {
  server = await startAttackedServer(join(folder(), "data"));
  existing.set("/media/:photo/:variant", await server.pictures());
  existing.set("/circulars/:kind/:id.:format", await server.circulars());
  existing.set(document, [await server.addDocument(100_000)]);
});
afterAll(() => server.stop());

/** From the tables of routes and procedures of the server, so that a new one is tried by itself. */
async function listCalls(): Promise<readonly Call[]> {
  const environment = { METRICS_TOKEN: "a token of the metrics alone, long enough" };
  const api = await createTestApp({ site: { root: siteRoot }, environment });
  await api.app.ready();
  const found = anonymousCalls(api.routes, existing);
  await api.close();
  return found;
}

let networks = 0;

/** One address and fifty others that no earlier call came from. */
function nextAddresses() {
  networks += 1;
  const network = `127.${1 + Math.floor(networks / 250)}.${networks % 250}`;
  return { one: [`${network}.1`], fifty: Array.from({ length: 50 }, (_, number) => `${network}.${2 + number}`) };
}

test("anonymous calls are among the routes and the procedures", () => {
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "GET, HEAD /*",
      "GET, HEAD /circulars/:kind/:id.:format",
      "GET, HEAD /joining.pdf",
      "GET, POST, HEAD /restore/*",
      "POST /removal",
      "query files.list",
    ]),
  );
});

test.each(calls)("users are served while $name is called 3,600 times from 51 addresses", (call) =>
  server.expectBounded(async (url) => {
    const { one, fifty } = nextAddresses();
    await Promise.all([
      sendCalls(url, call, { addresses: one, calls: 600, connections: 100 }),
      sendCalls(url, call, { addresses: fifty, calls: 60, connections: 6 }),
    ]);
  }),
);

test("users are served while 1,000 connections send ten requests for each of many pages at once", () => {
  const call = calls.find(({ name }) => name === "GET, HEAD /*") as Call;
  return server.expectBounded((url) =>
    sendAtOnce(url, call, { addresses: nextAddresses().fifty, connections: 20 }, 10),
  );
});

describe("of responses that nobody reads", () => {
  beforeAll(async () => {
    existing.set(document, [await server.addDocument(5_000_000)]);
  });

  test.each(calls)("users are served while nobody reads the responses of 1,000 connections to $name", (call) =>
    server.expectBounded(async (url) => {
      const { one, fifty } = nextAddresses();
      await Promise.all([
        sendUnread(url, call, { addresses: one, connections: 400 }, 1500),
        sendUnread(url, call, { addresses: fifty, connections: 12 }, 1500),
      ]);
    }),
  );
});
