import { once } from "node:events";
import { request as send } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { errors } from "@visiga/i18n/en/errors";
import { formBody, formType } from "@visiga/testing/form";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { expect, test } from "vitest";
import { renderNumber } from "#testing/stub-site.ts";
import { useHttpClient, useStubSite, useTestApp } from "#testing/use-test-app.ts";

const limits = {
  connections: 20,
  perAddress: 20,
  pipelined: 20,
  grace: 0,
  park: 50,
  headers: 500,
  body: { time: 500, fileTime: 500, rate: 2000 },
  stalled: 500,
  interval: 50,
};

const site = await useStubSite();
const { api, token } = await useTestApp({ user: {}, limits, site: { root: site.root } });
const client = await useHttpClient(api);

const port = () => (api.app.server.address() as AddressInfo).port;

function open(): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port(), "127.0.0.1");
  let text = "";
  socket.on("data", (piece) => {
    text += piece;
  });
  socket.on("error", () => {});
  return { socket, closed: new Promise((resolve) => socket.once("close", () => resolve(text))) };
}

let requests = 0;
const number = async () => renderNumber((await client.get(`/wawata?show=${requests++}`)).body);

/** Sends the start of a request, then one letter every 50 ms. */
async function trickle(start: string): Promise<string> {
  const { socket, closed } = open();
  socket.write(start);
  const drop = setInterval(() => socket.write("x"), 50);
  return closed.finally(() => clearInterval(drop));
}

const late = { code: "request_timeout", message: errors.failure.request_timeout };
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")));

test("connections with slow headers or without data are closed after the timeout", async () => {
  const silent = open();
  const answers = await Promise.all([trickle("GET / HTTP/1.1\r\nhost: school.example\r\nx-slow: "), silent.closed]);
  expect(answers[0]).toMatch(/^HTTP\/1.1 408 /);
  expect(bodyOf(answers[0])).toEqual(late);
});

test("slow bodies get 408, and the next request is served", async () => {
  const start = (type: string, path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: school.example\r\ncontent-type: ${type}\r\ncontent-length: 50000\r\nauthorization: Bearer ${token}\r\n\r\n`;
  const json = start("application/json", "/api/v1/auth/authenticate");
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => trickle(json)),
    trickle(start(formType, "/api/v1/files/image") + formBody({ name: "x" }).subarray(0, 100)),
    trickle(start("application/json", "/api/trpc/auth.login")),
  ]);
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toMatch(/retry-after: \d/i);
    expect(bodyOf(answer)).toEqual(late);
  }
  expect((await client.get("/healthz")).status).toBe(200);
});

test("a body that arrives fast and then stops gets 408 as soon as a slow one", async () => {
  const { socket, closed } = open();
  const begun = performance.now();
  socket.write(
    "POST /api/v1/auth/authenticate HTTP/1.1\r\nhost: school.example\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n",
  );
  socket.write(" ".repeat(59_999));
  expect(await closed).toMatch(/^HTTP\/1.1 408 /);
  // At the lowest rate these bytes would take 30 s.
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test("a path of more than 2 KB gets 414, whatever its query, and costs no processor time", async () => {
  const before = process.cpuUsage();
  for (const path of [`/${"/".repeat(15_000)}x`, `/${"a".repeat(2048)}?lang=sw`, `/api/v1/files/${"1".repeat(2048)}`]) {
    const answer = await client.get(path);
    expect(answer.status).toBe(414);
    expect(String(answer.body)).toContain(errors.failure.address_too_long);
  }
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(100);
  expect((await client.get(`/wawata?q=${"a".repeat(4000)}`)).status).toBe(200);
});

test("data after a refusal is only read for a limited time", async () => {
  const refused = await trickle(
    `POST /api/v1/files/image HTTP/1.1\r\nhost: school.example\r\ncontent-type: ${formType}\r\ncontent-length: 100000\r\n\r\n`,
  );
  expect(refused).toMatch(/^HTTP\/1.1 401 /);
});

test("a picture over a slow line is stored, however long it takes", async () => {
  const picture = await plainPicture(900, 900).jpeg().toBuffer();
  const body = formBody({ name: "Slow", title: "EVENTS", page: "GALLERY" }, { content: picture });
  expect(body.length).toBeGreaterThan(3000);
  const upload = send({ port: port(), method: "POST", path: "/api/v1/files/image" });
  upload.setHeader("content-type", formType).setHeader("authorization", `Bearer ${token}`);
  const answered = once(upload, "response");
  const pieces = 20;
  const size = Math.ceil(body.length / pieces);
  for (let piece = 0; piece < pieces; piece += 1) {
    upload.write(body.subarray(piece * size, (piece + 1) * size));
    // Slower than the limit for the whole body, faster than the lowest rate.
    await pause(Math.min(40, (size / limits.body.rate) * 500));
  }
  upload.end();
  const [answer] = await answered;
  expect(answer.statusCode).toBe(201);
  answer.resume();
});

test("a connection above the limit is closed, and idle ones are closed to make room", async () => {
  const idle = Array.from({ length: limits.connections + 10 }, open);
  const closed = await Promise.all(idle.map(({ closed }) => closed));
  expect(closed).toHaveLength(idle.length);
  expect((await client.get("/healthz")).status).toBe(200);
});

test.each([
  ["words", "school example"],
  ["markup", `"><script>`],
  ["an address with a path", "school.example/@evil.example"],
  ["an address with a user", "user@school.example"],
  ["a port that is none", "school.example:80x"],
])("a Host of %s is refused before anything is rendered", async (_, host) => {
  const before = await number();
  for (const path of ["/", "/gallery?q=x", "/api/v1/files", "/sitemap.xml"]) {
    const answer = await client.get(path, { host });
    expect(answer.status, path).toBe(400);
    expect(String(answer.body)).toContain(errors.failure.malformed_request);
    expect(String(answer.body)).not.toContain(host);
    expect(answer.headers["strict-transport-security"]).toBeDefined();
  }
  expect(await number()).toBe(before + 1);
});

test("an absolute target is served by its path, and its host never appears in a redirect", async () => {
  const ask = async (target: string) => {
    const { socket, closed } = open();
    socket.write(`GET ${target} HTTP/1.1\r\nHost: school.example\r\nConnection: close\r\n\r\n`);
    const answer = await closed;
    return [Number(answer.split(" ")[1]), answer.match(/^location: (.*)\r$/im)?.[1]];
  };
  expect(await ask("http://evil.example/")).toEqual([200, undefined]);
  expect(await ask("http://evil.example")).toEqual([200, undefined]);
  expect(await ask("HTTP://evil.example/news/?show=48")).toEqual([308, "/news?show=48"]);
  expect(await ask("evil.example/")).toEqual([400, undefined]);
  expect(await ask("//evil.example/")).toEqual([308, "/evil.example"]);
  expect(await ask("/\\evil.example/")).toEqual([308, "/evil.example"]);
});

test.each([
  ["/artwork/%2e%2e/x.webp", 404],
  ["/artwork/%00.webp", 400],
  ["/api/docs/static/../..", 404],
  ["/api/docs/static/%00", 400],
  ["/%00", 400],
])("%s is refused as a client error", async (path, status) => {
  const answer = await client.get(path);
  expect(answer.status).toBe(status);
  const isApi = path.startsWith("/api/");
  expect(answer.headers["content-type"]).toBe(isApi ? "application/json; charset=utf-8" : "text/html; charset=utf-8");
});

test.each(["school.example", "School.Example:8080", "127.0.0.1:3000", "[::1]:3000", "a_b.local", "school.example."])(
  "%s is accepted as a Host",
  async (host) => expect((await client.get("/", { host })).status).toBe(200),
);
