import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import type { ConnectionLimits } from "./connections.ts";
import { createHttpServer } from "./http-server.ts";
import { useRequestBodies } from "./request-bodies.ts";

const limits: ConnectionLimits = {
  connections: 50,
  perAddress: 3,
  pipelined: 5,
  grace: 0,
  park: 50,
  headers: 30_000,
  body: { time: 30_000, fileTime: 30_000, rate: 2000 },
  stalled: 30_000,
  interval: 20,
};
/** Longer than any test. */
const patient = { grace: 60_000 };
const [one, other, third] = ["127.0.0.2", "127.0.0.3", "127.0.0.4"];

let app: FastifyInstance;
const sockets: Socket[] = [];
let requests = 0;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
  requests = 0;
});

/**
 * A server that responds to `/` with one word and to `/large` with more than a connection's buffer, and reads posted
 * bodies.
 */
async function serve(own: Partial<ConnectionLimits> = {}, trustProxy: "loopback" | false = false): Promise<void> {
  app = createHttpServer({ trustProxy: trustProxy && [trustProxy] }, false, { ...limits, ...own });
  app.addContentTypeParser("application/json", { parseAs: "string" }, async () => ({}));
  useRequestBodies(app, async () => false);
  app.get("/", async () => `answer ${++requests}`);
  app.get("/large", async () => Buffer.alloc(50_000_000));
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, async () => ({}));
  app.post("/*", async () => "read");
  await app.listen({ host: "127.0.0.1", port: 0 });
}

test("new connections of an address after too many chunks are closed unread, others are served", async () => {
  await serve({ park: 500 });
  const request = "GET / HTTP/1.1\r\nhost: school.example\r\nconnection: close\r\n\r\n";
  const chunks = "1\r\nx\r\n".repeat(1000);
  const headers = "content-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close";
  await (await open(one, `POST / HTTP/1.1\r\nhost: school.example\r\n${headers}\r\n\r\n${chunks}`)).closed;
  expect(await (await open(one, request)).closed).toBe("");
  expect(await (await open(other, request)).closed).toContain("answer 1");
  await expect.poll(async () => (await open(one, request)).closed).toContain("answer");
});

test("open connections of an address after too many chunks are not read for a while, then served", async () => {
  await serve({ park: 500 });
  const waiting = await open(one);
  const chunks = "1\r\nx\r\n".repeat(1000);
  const headers = "content-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close";
  await (await open(one, `POST / HTTP/1.1\r\nhost: school.example\r\n${headers}\r\n\r\n${chunks}`)).closed;
  const before = performance.now();
  waiting.socket.write(get());
  expect(await waiting.closed).toContain("answer");
  expect(performance.now() - before).toBeGreaterThan(300);
});

interface Opened {
  readonly socket: Socket;
  /** Everything received until the connection was closed. */
  readonly closed: Promise<string>;
}

async function open(from: string, sent = ""): Promise<Opened> {
  const { port } = app.server.address() as AddressInfo;
  const taken = once(app.server, "connection");
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  sockets.push(socket);
  let text = "";
  socket.on("data", (piece) => {
    text += piece;
  });
  socket.on("error", () => {});
  await Promise.all([once(socket, "connect"), taken]);
  socket.write(sent);
  return { socket, closed: new Promise((resolve) => socket.once("close", () => resolve(text))) };
}

const get = (headers = "connection: close\r\n", path = "/") => `GET ${path} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`;
const post = (headers = "", path = "/api/trpc/auth.login") =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n${headers}\r\n{`;
const forwardedFor = (address: string) => `x-forwarded-for: ${address}\r\n`;

const answerTo = async (from: string, request: string) => (await open(from, request)).closed;

async function openMany(count: number, from: string, sent = ""): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = sent === "" ? undefined : once(app.server, "request");
    opened.push(await open(from, sent));
    await started;
  }
  return opened;
}

test.each([
  ["unfinished bodies", post()],
  ["nothing sent", ""],
])("an address at its connection limit, with %s, gets no more, and another address is served", async (_, sent) => {
  await serve(patient);
  await openMany(3, one, sent);
  expect(await answerTo(one, get())).toBe("");
  expect(await answerTo(other, get())).toMatch(/^HTTP\/1.1 200 /);
});

test("the oldest idle connection of an address makes room for its next", async () => {
  await serve();
  const [oldest, ...rest] = await openMany(3, one);
  expect(await answerTo(one, get())).toMatch(/^HTTP\/1.1 200 /);
  expect(await oldest?.closed).toMatch(/^HTTP\/1.1 408 /);
  expect(rest.filter(({ socket }) => socket.closed)).toEqual([]);
});

test("the request with the oldest unfinished body gets 503 if its address has no idle connection", async () => {
  await serve();
  const [oldest] = await openMany(3, one, post());
  expect(await answerTo(one, get())).toMatch(/^HTTP\/1.1 200 /);
  const answer = await oldest?.closed;
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toMatch(/retry-after: 5\r\n/i);
});

test("at the total limit, the address with most connections loses its oldest idle one", async () => {
  await serve({ connections: 6, perAddress: 5 });
  const [few] = await openMany(1, other);
  const [oldest] = await openMany(5, one);
  expect(await answerTo(third, get())).toMatch(/^HTTP\/1.1 200 /);
  expect(await oldest?.closed).toMatch(/^HTTP\/1.1 408 /);
  expect(few?.socket.closed).toBe(false);
});

test.each(["/api/trpc/auth.login", "/api/v1/auth/authenticate"])(
  "behind a trusted proxy, %s counts for the visitor's address before its body arrives",
  async (path) => {
    await serve(patient, "loopback");
    await openMany(3, one, post(forwardedFor("192.0.2.1"), path));
    expect(await answerTo(one, post(forwardedFor("192.0.2.1"), path))).toMatch(/^HTTP\/1.1 503 /);
    expect(await answerTo(one, get(`${forwardedFor("192.0.2.2")}connection: close\r\n`))).toMatch(/^HTTP\/1.1 200 /);
  },
);

test("an address behind a trusted proxy only counts while its requests are in progress", async () => {
  await serve(patient, "loopback");
  const answered = await openMany(5, one, get(forwardedFor("192.0.2.1")));
  for (const { socket } of answered) if (socket.bytesRead === 0) await once(socket, "data");
  expect(await answerTo(one, get(`${forwardedFor("192.0.2.1")}connection: close\r\n`))).toMatch(/^HTTP\/1.1 200 /);
  expect(answered.filter(({ socket }) => socket.closed)).toEqual([]);
});

test("the per-address limit does not apply to an untrusted local proxy", async () => {
  await serve(patient);
  await openMany(5, one, post(forwardedFor("192.0.2.1")));
  expect(await answerTo(other, get())).toMatch(/^HTTP\/1.1 200 /);
});

test("pipelined requests are answered in order, up to the limit", async () => {
  await serve();
  const answers = await answerTo(one, get("").repeat(4) + get());
  expect(answers.match(/answer \d/g)).toEqual(["answer 1", "answer 2", "answer 3", "answer 4", "answer 5"]);
});

test("a connection that reads no responses is no longer read, and is closed", async () => {
  await serve();
  const { closed } = await open(one, get("").repeat(2000));
  await closed;
  expect(requests).toBe(limits.pipelined);
});

test("a connection whose client does not read its answer is closed", async () => {
  await serve({ stalled: 200 });
  const taken = once(app.server, "connection");
  const { socket } = await open(one, get("", "/large"));
  socket.pause();
  const [served] = (await taken) as [Socket];
  await once(served, "close");
  expect(served.bytesWritten).toBeGreaterThan(0);
});

test("a small body has a short timeout, a form with a file a longer one", async () => {
  await serve({ body: { time: 200, fileTime: 30_000, rate: 2000 } });
  const form = await open(one, post().replace("application/json", "multipart/form-data; boundary=a"));
  expect(await answerTo(one, post())).toMatch(/^HTTP\/1.1 408 /);
  expect(form.socket.closed).toBe(false);
});

test("a body faster than the lowest rate is read, even beyond the timeout of a small body", async () => {
  await serve({ body: { time: 250, fileTime: 250, rate: 500 } });
  const { socket, closed } = await open(one, post("connection: close\r\n"));
  const rest = "}".padStart(999);
  for (let sent = 0; sent < rest.length; sent += 111) {
    await pause(40);
    socket.write(rest.slice(sent, sent + 111));
  }
  expect(await closed).toMatch(/^HTTP\/1.1 200 /);
});
