import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { HttpRequestOptions } from "@visiga/api/src/testing/http-client.ts";
import { formatInteger, median, occurrences, type Table } from "@visiga/testing/table";
import { startNginx } from "../../replicas/nginx.ts";
import { login, loginPath, openAdministrator } from "../administrator.ts";
import { type ServerProcess, withServer } from "../server-process.ts";
import { repeatWhile, type Timed, timed } from "../timed-requests.ts";
import { startCaddy } from "./caddy.ts";
import type { HoldOptions } from "./hold-process.ts";

const program = fileURLToPath(new URL("./hold-process.ts", import.meta.url));
const [attacker, visitor] = ["127.0.0.2", "127.0.0.3"];

/** Seconds of the attack before the visits start, and seconds of the visits. */
const head = 3;
const seconds = 17;
/** Timeout of a visit in milliseconds. */
const timeout = 15_000;

type Attack = Omit<HoldOptions, "port" | "from">;

const nobody: Attack = { connections: 0, opening: "", reads: true };
const bodies: Attack = {
  connections: 1200,
  opening:
    "POST /api/trpc/auth.login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
  reads: true,
};
const post = (path: string, header: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${header}\r\n\r\n`;
const chunked = "transfer-encoding: chunked";
const singleByte = "1\r\n \r\n";
const singleBytes: Attack = {
  connections: 70,
  opening: post(loginPath, chunked),
  repeated: { piece: singleByte, times: 65_000 },
  reads: true,
};
const largeInput: Attack = {
  connections: 5,
  opening: post("/api/trpc/site.save", chunked),
  repeated: { piece: singleByte, times: 1_048_000 },
  reads: true,
};
const unreadBodies: Attack = {
  ...singleBytes,
  opening: `GET /api/trpc/files.list?input=%7B%7D HTTP/1.1\r\nhost: localhost\r\n${chunked}\r\n\r\n`,
};
const held: Attack = {
  connections: 400,
  opening: post(loginPath, "content-length: 65000"),
  repeated: { piece: " ", times: 64_999 },
  reads: true,
};
const slashes: Attack = {
  connections: 40,
  opening: "",
  repeated: { piece: `GET ${"/".repeat(15_900)}x HTTP/1.1\r\nhost: localhost\r\n\r\n`, times: 4 },
  reads: true,
};
const silent: Attack = { ...bodies, opening: "" };
const unread: Attack = { connections: 1000, opening: "GET / HTTP/1.1\r\nhost: a\r\n\r\n".repeat(1600), reads: false };

type Proxy = Pick<ServerProcess, "url" | "stop">;

interface Way {
  readonly where: string;
  readonly trusted?: string;
  readonly attacks: Readonly<Record<string, Attack>>;
  readonly start: (server: ServerProcess, folder: string) => Promise<Proxy>;
}

const behindProxies = {
  "no attack": nobody,
  "1,200 bodies of one byte": bodies,
  "70 bodies of 65,000 one-byte chunks": singleBytes,
  "5 bodies of 1,048,000 one-byte chunks": largeInput,
  "70 lists with 65,000 one-byte chunks that no route reads": unreadBodies,
  "400 bodies that lack their last byte": held,
  "160 paths of 15,900 slashes": slashes,
};
const ways: readonly Way[] = [
  {
    where: "directly",
    attacks: {
      ...behindProxies,
      "1,200 connections that send nothing": silent,
      "45 MB of requests, nothing read": unread,
    },
    start: async ({ url }) => ({ url, stop: async () => {} }),
  },
  {
    where: "behind nginx",
    trusted: "127.0.0.1",
    attacks: behindProxies,
    start: ({ url }, folder) => startNginx(join(folder, "nginx"), [Number(new URL(url).port)]),
  },
  {
    where: "behind Caddy",
    trusted: "127.0.0.1",
    attacks: behindProxies,
    start: ({ url }, folder) => startCaddy(folder, Number(new URL(url).port)),
  },
];

/**
 * Adds the visits from one address while another address holds many connections, directly and behind each installed
 * proxy.
 */
export async function addConnectionAttacks(table: Table, main: string): Promise<void> {
  for (const way of ways)
    await withServer(
      main,
      async (server, folder) => {
        // Waits for the account.
        await openAdministrator(server.url);
        await addWay(table, server, folder, way);
      },
      way.trusted ? { TRUST_PROXY: way.trusted } : {},
    );
}

async function addWay(table: Table, server: ServerProcess, folder: string, { where, attacks, start }: Way) {
  const proxy = await start(server, folder).catch((error: Error) => error);
  if (proxy instanceof Error) {
    table.add(where, proxy.message, "");
    return;
  }
  try {
    for (const [what, attack] of Object.entries(attacks)) {
      const { pages, logins, open, memory } = await beside(attack, proxy.url, server);
      const held = `${formatInteger(open)} open, ${formatInteger(memory)} MB of memory`;
      table.add(`${where}: ${what}`, held, `the home page: ${shown(pages)}; a login: ${shown(logins)}`);
    }
  } finally {
    await proxy.stop();
  }
}

async function beside(attack: Attack, url: string, server: ServerProcess) {
  const order: HoldOptions = { ...attack, port: Number(new URL(url).port), from: attacker };
  const child = fork(program, [JSON.stringify(order)], { execArgv: ["--import", "tsx"] });
  let open = 0;
  child.on("message", (count: number) => {
    open = count;
  });
  try {
    await pause(head * 1000);
    const visits = await visit(url);
    return { ...visits, open, memory: (await server.memory()).serving };
  } finally {
    child.disconnect();
    await once(child, "exit");
  }
}

/** Requests the home page ten times a second and logs in once a second, from one address of 127.0.0.0/8. */
async function visit(url: string) {
  const until = performance.now() + seconds * 1000;
  const repeat = (message: HttpRequestOptions, interval: number) =>
    repeatWhile(
      () => performance.now() < until,
      () => timed(url, { ...message, localAddress: visitor, signal: AbortSignal.timeout(timeout) }),
      interval,
    );
  const [pages, logins] = await Promise.all([
    repeat({ headers: { "accept-encoding": "identity" } }, 100),
    repeat({ path: loginPath, ...login }, 1000),
  ]);
  return { pages, logins };
}

function shown(answers: readonly Timed[]): string {
  const times = answers.filter(({ status }) => status === "200").map(({ milliseconds }) => milliseconds);
  const failures = occurrences(answers.map(({ status }) => status).filter((status) => status !== "200"));
  const failed = failures && `, ${failures}`;
  if (times.length === 0) return `never${failed}`;
  return `${times.length} in ${formatInteger(median(times))} to ${formatInteger(Math.max(...times))} ms${failed}`;
}
