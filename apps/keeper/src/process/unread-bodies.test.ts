import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sendRequest } from "@visiga/testing/http-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServerWithoutBodies } from "./unread-bodies.ts";

const limits = { connections: 20, perAddress: 10, headers: 10_000, request: 10_000, park: 50 };
const taken: string[] = [];
const server = createServerWithoutBodies((request, response) => {
  taken.push(String(request.url));
  response.writeHead(503).end("wait");
}, limits);
let url: string;
let port: number;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port;
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await once(server.close(), "close");
});

/** What comes back until the connection ends, and how many bytes the server read. */
async function exchange(head: string, body: string) {
  const accepted = once(server, "connection");
  const client = connect(port, "127.0.0.1");
  const [socket] = (await accepted) as [Socket];
  let text = "";
  client
    .on("error", () => {})
    .on("data", (piece) => {
      text += piece;
    });
  client.write(`POST /upload HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`);
  for (let sent = 0; sent < 100; sent += 1) client.write(body);
  await once(socket, "close");
  client.destroy();
  return { text, read: socket.bytesRead };
}

test.each([
  ["Content-Length: 10000000", "x".repeat(100_000)],
  ["Transfer-Encoding: chunked", "1\r\n-\r\n".repeat(10_000)],
  ["Transfer-Encoding: chunked\r\nExpect: 100-continue", "1\r\n-\r\n".repeat(10_000)],
  ["Transfer-Encoding: chunked\r\nExpect: other", "1\r\n-\r\n".repeat(10_000)],
  ["Content-Length: 10000000\r\nConnection: upgrade\r\nUpgrade: websocket", "x".repeat(100_000)],
])("a request with %j is refused, and its body is not read", async (head, body) => {
  const { text, read } = await exchange(head, body);
  expect(text).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 20/);
  expect(read).toBeLessThan(200_000);
  expect(taken).not.toContain("/upload");
});

test.each(["", "Expect: other", "Connection: upgrade\r\nUpgrade: websocket"])(
  "a request without a body and with %j is answered, and its connection ends",
  async (head) => {
    const client = connect(port, "127.0.0.1");
    client.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${head}${head && "\r\n"}\r\n`);
    let text = "";
    for await (const piece of client) text += piece;
    expect(text).toMatch(/^HTTP\/1.1 503 [\s\S]*wait/);
  },
);

test("an address with silent connections has its own places only, never another's", async () => {
  const silent = (localAddress: string) =>
    Array.from({ length: 15 }, () => connect({ host: "127.0.0.1", port, localAddress }).on("error", () => {}));
  const sockets = ["127.3.0.1", "127.3.0.2", "127.3.0.3"].flatMap(silent);
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  expect((await sendRequest(url, { localAddress: "127.3.0.4" })).status).toBe(503);
  await pause(0);
  expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBeLessThanOrEqual(20);
  for (const socket of sockets) socket.destroy();
});
