import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { bodyLimit } from "@visiga/contracts/procedures";
import { expect, test } from "vitest";
import { useHttpClient, useTestApp } from "#testing/use-test-app.ts";

const { api, token } = await useTestApp({
  user: { role: "ADMIN" },
  environment: { TRUST_PROXY: "loopback", PUBLIC_URL: "https://school.example" },
});
const client = await useHttpClient(api);

const login = "/api/v1/auth/authenticate";
const save = "/api/trpc/site.save";

function open(
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  method = "POST",
): { socket: Socket; answer: Promise<string> } {
  const socket = connect((api.app.server.address() as AddressInfo).port, "127.0.0.1");
  const lines = Object.entries({ host: "school.example", "content-type": "application/json", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join("\r\n");
  socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
  socket.write(body);
  let text = "";
  socket.on("data", (piece) => {
    text += piece;
  });
  socket.on("error", () => {});
  return { socket, answer: new Promise((resolve) => socket.once("close", () => resolve(text))) };
}

test("thousands of one-byte chunks get 400 before their body ends, and a closed connection", async () => {
  const { answer } = open(login, { "transfer-encoding": "chunked" }, "1\r\n \r\n".repeat(60_000));
  expect(await answer).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"malformed_request"/);
});

test("the chunks after a refusal are not kept in memory", async () => {
  let received: IncomingMessage | undefined;
  api.app.server.once("request", (request) => {
    received = request;
  });
  const { answer } = open(login, { "transfer-encoding": "chunked" }, "1\r\n \r\n".repeat(10_000));
  expect(await answer).toMatch(/^HTTP\/1.1 400 /);
  expect(received?.readableLength).toBe(0);
});

test.each(["text/plain", "multipart/form-data; boundary=x"])(
  "chunks of an unread body are not kept while a request waits, and the connection closes: %s",
  async (type) => {
    const { queries } = api.services.queues;
    let end = () => {};
    const work = new Promise<void>((resolve) => {
      end = resolve;
    });
    const running = Array.from({ length: 3 }, () => queries.run(() => work));
    let received: IncomingMessage | undefined;
    api.app.server.once("request", (request) => {
      received = request;
    });
    const headers = { "content-type": type, "transfer-encoding": "chunked" };
    const { answer } = open("/api/trpc/files.list?input=%7B%7D", headers, "1\r\n \r\n".repeat(60_000), "GET");
    await expect.poll(() => received?.socket.bytesRead).toBeGreaterThan(60_000);
    await expect.poll(() => queries.waiting).toBe(1);
    expect(received?.readableLength).toBe(0);
    end();
    await Promise.all(running);
    expect(await answer).toMatch(/^HTTP\/1.1 (200|405) [\s\S]*connection: close/i);
  },
);

test("the one-byte chunks of a form with a file are not read any more once it is refused", async () => {
  let received: IncomingMessage | undefined;
  api.app.server.once("request", (request) => {
    received = request;
  });
  const headers = { "content-type": "multipart/form-data; boundary=x", "transfer-encoding": "chunked" };
  const { answer } = open("/api/v1/files/image", headers, "1\r\n \r\n".repeat(200_000));
  expect(await answer).toMatch(/^HTTP\/1.1 401 /);
  expect(received?.socket.bytesRead).toBeLessThan(1_000_000);
});

test("a connection with a short body that no route reads stays open", async () => {
  const { socket } = open("/api/v1/files", { "content-length": "2" }, "{}", "GET");
  const [first] = await once(socket, "data");
  expect(String(first)).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: keep-alive/i);
  socket.write("GET /api/v1/files HTTP/1.1\r\nhost: school.example\r\n\r\n");
  const [second] = await once(socket, "data");
  expect(String(second)).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

test("a body in a few chunks is read as a whole", async () => {
  const body = JSON.stringify({ email: "nobody@example.org", password: "four words of mine" });
  const chunks = [...body].map((sign) => `1\r\n${sign}\r\n`).join("");
  const { answer } = open(login, { "transfer-encoding": "chunked", connection: "close" }, `${chunks}0\r\n\r\n`);
  expect(await answer).toMatch(/^HTTP\/1.1 401 [\s\S]*"code":"login_failed"/);
});

test("a chunked body beyond its limit is refused with 413 before the rest arrives", async () => {
  const piece = " ".repeat(1000);
  const { answer } = open(login, { "transfer-encoding": "chunked" }, `3e8\r\n${piece}\r\n`.repeat(66));
  expect(await answer).toMatch(/^HTTP\/1.1 413 [\s\S]*"code":"request_too_large"/);
});

test.each([
  ["declared", { "content-length": String(bodyLimit + 1) }],
  ["in chunks", { "transfer-encoding": "chunked" }],
])("a large input without a token is refused with 401 before its body arrives, %s", async (_, headers) => {
  const { answer } = open(save, headers, "");
  expect(await answer).toMatch(/^HTTP\/1.1 401 [\s\S]*"code":"unauthenticated"/);
});

test("a large input of a user is read", async () => {
  const body = JSON.stringify({ padding: " ".repeat(2 * bodyLimit) });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await client.send(save, { method: "POST", body, headers });
  expect(answer.status).toBe(400);
  expect(String(answer.body)).toContain("validation_failed");
});

test("unfinished bodies of one address are refused beyond 4 MB, while another address logs in", async () => {
  const held = Array.from({ length: 70 }, () =>
    open(login, { "content-length": "65000", "x-forwarded-for": "192.0.2.7" }, " ".repeat(64_999)),
  );
  const refused = await Promise.race(held.map(({ answer }) => answer));
  expect(refused).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 5/i);
  const body = JSON.stringify({ email: "nobody@example.org", password: "four words of mine" });
  const other = open(
    login,
    { "content-length": String(body.length), "x-forwarded-for": "192.0.2.8", connection: "close" },
    body,
  );
  expect(await other.answer).toMatch(/^HTTP\/1.1 401 [\s\S]*"code":"login_failed"/);
  for (const { socket } of held) socket.destroy();
});

test("memory of an unfinished body is free again when its client has gone", async () => {
  for (let round = 0; round < 3; round += 1) {
    const held = Array.from({ length: 40 }, () =>
      open(login, { "content-length": "65000", "x-forwarded-for": "192.0.2.9" }, " ".repeat(60_000)),
    );
    const headers = { "content-type": "application/json", "x-forwarded-for": "192.0.2.9" };
    expect((await client.send(login, { method: "POST", body: "{}", headers })).status).toBe(400);
    for (const { socket } of held) socket.destroy();
    await Promise.all(held.map(({ answer }) => answer));
  }
});
