import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { backUpSite } from "@visiga/keeper/src/testing/backed-up-site.ts";
import { restoreClient } from "@visiga/keeper/src/testing/restore-client.ts";
import { startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import { sendRequest } from "@visiga/testing/http-client";
import { printedCode } from "@visiga/testing/server-process";
import { afterAll, expect, test } from "vitest";
import { repeated } from "../harness/repeated.ts";

const source = await backUpSite();
afterAll(() => source.close());

const attackers = Array.from({ length: 10 }, (_, index) => `127.66.0.${2 + index}`);

/** Connections that are opened again when they end. */
function keepOpen(url: () => string, count: number, use: (socket: Socket, number: number) => void): () => void {
  let stopped = false;
  const sockets = new Set<Socket>();
  const open = (number: number) => {
    if (stopped) return;
    const localAddress = attackers[number % attackers.length];
    const socket = connect({ host: "127.0.0.1", port: Number(new URL(url()).port), localAddress });
    sockets.add(socket);
    socket
      .on("error", () => {})
      .once("close", () => {
        sockets.delete(socket);
        setTimeout(open, 50, number);
      });
    use(socket, number);
  };
  for (let number = 0; number < count; number += 1) open(number);
  return () => {
    stopped = true;
    for (const socket of sockets) socket.destroy();
  };
}

const wrong = () => `Bearer ${randomUUID()}`;
const part = (path: string, headers: string) =>
  `POST ${path}?name=site.tar&size=9000000&offset=0 HTTP/1.1\r\nHost: localhost\r\n${headers}` +
  `Content-Type: application/octet-stream\r\n`;
const chunks = "1\r\n-\r\n".repeat(10_000);

/** Writes the same again and again, as fast as it is taken. */
function writeForEver(socket: Socket, head: string, body: string): void {
  socket.write(head);
  const more = () => {
    while (socket.writable && socket.write(body)) if (socket.writableLength > 1e6) break;
  };
  socket.on("drain", more).once("connect", more).resume();
}

/** What a crowd without a key does at the same time. Each begins at once, and returns a function that ends it. */
const attacks: readonly ((url: () => string) => () => unknown)[] = [
  (url) =>
    repeated(20, async (loop, round) => {
      const path = ["/", `/gallery?q=word${round}`, "/restore/state", "/restore", `/invented-${round}`][loop % 5];
      const localAddress = attackers[loop % attackers.length];
      await sendRequest(url(), { path, localAddress, headers: { authorization: wrong(), host: "localhost" } }).catch(
        () => pause(20),
      );
    }),
  (url) =>
    keepOpen(url, 40, (socket) =>
      writeForEver(
        socket,
        `${part("/restore/parts", `Authorization: ${wrong()}\r\n`)}Content-Length: 4000000\r\n\r\n`,
        "x".repeat(65_536),
      ),
    ),
  (url) =>
    keepOpen(url, 8, (socket, number) => {
      const path = ["/restore/parts", "/restore/key", "/api/v1/files/image"][number % 3] ?? "/";
      writeForEver(socket, `${part(path, "Expect: other\r\n")}Transfer-Encoding: chunked\r\n\r\n`, chunks);
    }),
  (url) => keepOpen(url, 500, (socket) => socket.resume()),
];

test("a backup is uploaded, checked and restored to the end under attacks without a key", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "visiga-restore-"));
  const server = await startTestServer(dataDir);
  const restore = restoreClient(() => server.url, printedCode(server.output));
  const stops = attacks.map((attack) => attack(() => server.url));
  try {
    await restore.upload(source.archive, 1_000_000);
    await restore.preview(null);
    const states = await restore.restore();
    expect(states[0]).toMatchObject({ phase: "done" });
    expect(states.filter(({ phase }) => phase === "running").length).toBeGreaterThan(0);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
