import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { freePort } from "@visiga/system/free-port";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ListeningPort } from "./listening-port.ts";
import { waitingServer } from "./waiting-page.ts";

const host = "127.0.0.1";
let port: number;
let listeningPort: ListeningPort;
const site = createServer((request, response) => response.setHeader("connection", "close").end(`site ${request.url}`));
const take = (socket: Socket) => {
  socket.resume();
  return site.emit("connection", socket);
};

beforeEach(async () => {
  port = await freePort();
});
afterEach(() => listeningPort.close());

async function open(longestWait: number): Promise<void> {
  listeningPort = new ListeningPort(waitingServer(), longestWait);
  await listeningPort.open({ host, port });
}

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://${host}:${port}${path}`, { headers: { connection: "close", ...headers } });

test("connections wait for the site, in the order in which they came, and each gets its answer", async () => {
  await open(20_000);
  const answers = ["/1", "/2", "/3"].map((path) => read(path).then((response) => response.text()));
  listeningPort.giveTo(take);
  expect(await Promise.all(answers)).toEqual(["site /1", "site /2", "site /3"]);
  listeningPort.hold(waitingServer());
  const later = read("/4");
  listeningPort.giveTo(take);
  expect(await (await later).text()).toBe("site /4");
});

test("a connection that waited too long gets a page in both languages, a program JSON", async () => {
  await open(0);
  const page = await read("/gallery");
  expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect(await page.text()).toMatch(/The website is starting\..*<p lang="sw">Tovuti inaanza/s);
  const api = await read("/api/v1/files");
  expect([api.status, await api.json()]).toEqual([503, expect.objectContaining({ code: "unavailable" })]);
  expect([(await read("/healthz")).status, await (await read("/readyz")).json()]).toEqual([
    200,
    { status: "starting" },
  ]);
});

test("a connection that a site could not take waits for the next site", async () => {
  await open(20_000);
  let attempts = 0;
  listeningPort.giveTo(() => {
    attempts += 1;
    return false;
  });
  const answer = read("/again");
  await vi.waitFor(() => expect(attempts).toBe(1));
  listeningPort.giveTo(take);
  expect(await (await answer).text()).toBe("site /again");
});

test("a client that sends nothing, and one too many, are closed", async () => {
  await open(0);
  const silent = connect(port, host);
  expect(await text(silent)).toBe("");
  listeningPort.hold(waitingServer(), 60_000);
  const sockets = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const socket = connect(port, host).on("error", () => {});
      await once(socket, "connect");
      return socket;
    }),
  );
  await vi.waitFor(async () => expect(await text(connect(port, host).on("error", () => {}))).toBe(""));
  for (const socket of sockets) socket.destroy();
});
