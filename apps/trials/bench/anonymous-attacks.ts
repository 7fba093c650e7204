import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import { administrator } from "./administrator.ts";
import { addConnectionAttacks } from "./connections/attacks.ts";
import { median } from "./load.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { addUnbudgetedWork } from "./unbudgeted-work.ts";

/**
 * Measures attacks by anonymous clients and how they slow down readers and logins: a batch of 181 lists, 24 connections
 * with searches or addresses that never repeat, unbudgeted work, 200 requests with slow bodies, and more than a
 * thousand connections from one address, directly and behind nginx and Caddy configured as in docs/deploy. Takes some
 * minutes over loopback, on servers that it starts. `--main PATH` measures another built server.
 */
const { main = currentRelease.main } = parseArgs({ options: { main: { type: "string" } } }).values;

const crowd = 24;
const seconds = 5;
const trickling = 200;
/** Seconds to wait before counting the requests that are still open. */
const duration = 75;

async function timed(url: string, init?: RequestInit) {
  const startedAt = performance.now();
  const answer = await fetch(url, init);
  const bytes = (await answer.arrayBuffer()).byteLength;
  return { status: answer.status, bytes, milliseconds: performance.now() - startedAt };
}

const logIn = ({ url }: ServerProcess) =>
  timed(`${url}/api/v1/auth/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }),
  });

function batch(calls: number): string {
  const input = Object.fromEntries(Array.from({ length: calls }, (_, index) => [index, { first: 200 }]));
  const paths = Array.from({ length: calls }, () => "files.list").join(",");
  return `/api/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
}

/** Latency of the home page while many clients send invented requests. */
async function measureWithCrowd({ url }: ServerProcess, invent: (number: number) => string) {
  const end = performance.now() + seconds * 1000;
  const answers = new Map<number, number>();
  let requests = 0;
  const member = async () => {
    while (performance.now() < end) {
      requests += 1;
      const { status } = await timed(url + invent(requests));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const reader = async () => {
    const times: number[] = [];
    while (performance.now() < end) times.push((await timed(`${url}/`)).milliseconds);
    return times;
  };
  const [times] = await Promise.all([reader(), ...Array.from({ length: crowd }, member)]);
  return { home: median(times), answers: [...answers].map(([status, count]) => `${count} x ${status}`).join(", ") };
}

/** Number of requests with slow bodies that are still open after `duration`. */
async function trickle({ url }: ServerProcess): Promise<number> {
  const { hostname, port } = new URL(url);
  let open = 0;
  const sockets = await Promise.all(
    Array.from({ length: trickling }, async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, "connect");
      open += 1;
      socket.on("error", () => {});
      socket.once("close", () => {
        open -= 1;
      });
      socket.write(
        "POST /api/v1/auth/authenticate HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
      );
      return socket;
    }),
  );
  const drops = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(" ");
  }, 5000);
  await pause(duration * 1000);
  clearInterval(drops);
  const left = open;
  for (const socket of sockets) socket.destroy();
  return left;
}

const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : formatInteger(value)} ms`;

const table = new Table("anonymous attacks", "what happens", "meanwhile");
const folder = await mkdtemp(join(tmpdir(), "visiga-bench-"));
const environment = { NODE_ENV: "production", DATA_DIR: join(folder, "data"), ...administrator };
const server = await startProcess([main], "/", environment);
try {
  await timed(`${server.url}/`);
  const alone = await logIn(server);
  table.add("a login alone", `${alone.status} in ${milliseconds(alone.milliseconds)}`, "");
  const lists = timed(server.url + batch(181));
  const login = await logIn(server);
  const { status, bytes, milliseconds: taken } = await lists;
  table.add(
    "181 lists in one request",
    `${status}, ${(bytes / 1e6).toFixed(1)} MB, ${milliseconds(taken)}`,
    `a login: ${login.status} in ${milliseconds(login.milliseconds)}`,
  );
  const idle = await measureWithCrowd(server, () => "/");
  table.add(`${crowd} connections on the home page`, idle.answers, `the home page: ${milliseconds(idle.home)}`);
  const lost = await measureWithCrowd(server, (number) => `/invented-${number}`);
  table.add(`${crowd} connections on invented addresses`, lost.answers, `the home page: ${milliseconds(lost.home)}`);
  const searches = await measureWithCrowd(server, (number) => `/gallery?q=word${number}`);
  table.add(
    `${crowd} connections on invented searches`,
    searches.answers,
    `the home page: ${milliseconds(searches.home)}`,
  );
  await addUnbudgetedWork(table, server, {
    path: "/api/v1/auth/authenticate",
    body: JSON.stringify({ email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }),
  });
  const left = await trickle(server);
  table.add(`${trickling} bodies that trickle in`, `${left} still open after ${duration} s`, "");
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
await addConnectionAttacks(table, main);
process.stdout.write(`${table}\n`);
