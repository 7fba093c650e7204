import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { HttpRequestOptions } from "@visiga/api/src/testing/http-client.ts";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, median, occurrences, type Table } from "@visiga/testing/table";
import { login, loginPath } from "../../harness/administrator.ts";
import { startNginx } from "../../harness/nginx.ts";
import { type MeasuredServer, withServer } from "../measured-server.ts";
import { startCaddy } from "./caddy.ts";
import type { HoldOptions } from "./hold-process.ts";
import { repeatWhile, type Timed, timed } from "./timed-requests.ts";

const program = fileURLToPath(new URL("./hold-process.ts", import.meta.url));
const [attacker, visitor] = ["127.0.0.2", "127.0.0.3"];

/** Seconds of the attack before the visits start, and seconds of the visits. */
const head = 3;
const seconds = 17;
/** Timeout of a visit in milliseconds. */
const timeout = 15_000;

type Attack = Omit<HoldOptions, "port" | "from">;

const start = (method: "GET" | "POST", path: string, header: string) =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${header}\r\n\r\n`;
const chunked = "transfer-encoding: chunked";
const singleByte = "1\r\n \r\n";

const attacks: Readonly<Record<string, Attack>> = {
  "no attack": { connections: 0, opening: "" },
  "1,200 bodies of one byte": {
    connections: 1200,
    opening: `${start("POST", "/api/trpc/auth.login", "content-length: 1000")}{`,
  },
  "70 bodies of 65,000 one-byte chunks": {
    connections: 70,
    opening: start("POST", loginPath, chunked),
    repeated: { piece: singleByte, times: 65_000 },
  },
  "5 bodies of 1,048,000 one-byte chunks": {
    connections: 5,
    opening: start("POST", "/api/trpc/site.save", chunked),
    repeated: { piece: singleByte, times: 1_048_000 },
  },
  "70 lists with 65,000 one-byte chunks that no route reads": {
    connections: 70,
    opening: start("GET", "/api/trpc/files.list?input=%7B%7D", chunked),
    repeated: { piece: singleByte, times: 65_000 },
  },
  "400 bodies that lack their last byte": {
    connections: 400,
    opening: start("POST", loginPath, "content-length: 65000"),
    repeated: { piece: " ", times: 64_999 },
  },
  "160 paths of 15,900 slashes": {
    connections: 40,
    opening: "",
    repeated: { piece: `GET ${"/".repeat(15_900)}x HTTP/1.1\r\nhost: localhost\r\n\r\n`, times: 4 },
  },
  "1,200 connections that send nothing": { connections: 1200, opening: "" },
  "45 MB of requests, nothing read": {
    connections: 1000,
    opening: "GET / HTTP/1.1\r\nhost: a\r\n\r\n".repeat(1600),
    paused: true,
  },
};

type Proxy = Pick<MeasuredServer, "url" | "stop">;

const ways: Readonly<Record<string, (server: MeasuredServer, folder: string) => Promise<Proxy>>> = {
  directly: async ({ url }) => ({ url, stop: async () => {} }),
  "behind nginx": ({ url }, folder) => startNginx(join(folder, "nginx"), [portOf(url)]),
  "behind Caddy": ({ url }, folder) => startCaddy(folder, portOf(url)),
};

const portOf = (url: string) => Number(new URL(url).port);

/**
 * Adds the visits from one address while another address holds many connections, directly and behind each installed
 * proxy.
 */
export async function addConnectionAttacks(table: Table): Promise<void> {
  for (const [where, lead] of Object.entries(ways))
    await withServer(
      currentRelease.main,
      async (server, folder) => {
        const proxy = await lead(server, folder).catch((error: Error) => error.message);
        if (typeof proxy === "string") table.add(where, proxy, "");
        else await addAttacks(table, where, proxy.url, server).finally(proxy.stop);
      },
      { TRUST_PROXY: "127.0.0.1" },
    );
}

async function addAttacks(table: Table, where: string, url: string, server: MeasuredServer): Promise<void> {
  for (const [what, attack] of Object.entries(attacks)) {
    const order: HoldOptions = { ...attack, port: portOf(url), from: attacker };
    const child = fork(program, [JSON.stringify(order)], { execArgv: ["--import", "tsx"] });
    let open = 0;
    child.on("message", (count: number) => {
      open = count;
    });
    await pause(head * 1000);
    const { pages, logins } = await visit(url);
    const { serving } = await server.memory();
    child.disconnect();
    await once(child, "exit");
    const held = `${formatInteger(open)} open, ${formatInteger(serving)} MB of memory`;
    table.add(`${where}: ${what}`, held, `the home page: ${shown(pages)}; a login: ${shown(logins)}`);
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
