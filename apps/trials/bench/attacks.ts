import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { EntryRecord } from "@visiga/contracts/entries";
import { currentRelease } from "@visiga/testing/build-release";
import { type HttpRequestOptions, sendRequest } from "@visiga/testing/http-client";
import { median, occurrences, Table } from "@visiga/testing/table";
import { loginPath, login as loginRequest } from "../harness/administrator.ts";
import { repeated } from "../harness/repeated.ts";
import { withServer } from "./measured-server.ts";

interface Crowd {
  readonly name: string;
  readonly connections: number;
  readonly nextRequest: (number: number) => HttpRequestOptions;
  /** Other requests to measure, in addition to a cached page and a login. */
  readonly others?: readonly string[];
}

const seconds = 5;
/** Milliseconds from login to login, so that those beside all crowds stay below the quota of their address. */
const loginInterval = 200;

const table = new Table("anonymous attacks", "what happens", "meanwhile");

/**
 * Measures how crowds without an account slow down readers and logins: with requests that never repeat, and with those
 * whose work no quota limits. Crowd and login share one address. Takes a minute over loopback, on a server that it starts.
 */
await withServer(currentRelease.main, async ({ url }) => {
  const nested = "[".repeat(500_000) + "]".repeat(500_000);
  const crowds: Crowd[] = [
    { name: "nothing", connections: 0, nextRequest: () => ({}) },
    { name: "the home page", connections: 24, nextRequest: () => ({ path: "/" }) },
    { name: "invented addresses", connections: 24, nextRequest: (number) => ({ path: `/invented-${number}` }) },
    { name: "invented searches", connections: 24, nextRequest: (number) => ({ path: `/gallery?q=word${number}` }) },
    { name: "/api/openapi.json", connections: 30, nextRequest: () => ({ path: "/api/openapi.json" }) },
    { name: "/api/docs/json", connections: 30, nextRequest: () => ({ path: "/api/docs/json" }) },
    {
      name: "invented pictures",
      connections: 250,
      nextRequest: () => ({ path: `/media/${crypto.randomUUID()}/640.webp` }),
      others: await pictures(url),
    },
    {
      name: "the feed",
      connections: 120,
      nextRequest: () => ({ path: "/feed.xml" }),
      others: ["/news/invented-0123456789", "/gallery?q=chapel"],
    },
    { name: "181 lists in one request", connections: 1, nextRequest: () => ({ path: batch(181) }) },
    { name: "lists in batches of ten", connections: 4, nextRequest: () => ({ path: batch(10) }) },
    {
      name: "1 MB of nested arrays",
      connections: 4,
      nextRequest: () => ({ path: loginPath, ...loginRequest, body: nested }),
    },
  ];
  for (const crowd of crowds) await addCrowd(url, crowd);
});
console.log(String(table));

/** Sends requests of a crowd for a while, and adds the responses and latencies of the crowd and of others. */
async function addCrowd(url: string, { name, connections, nextRequest, others = [] }: Crowd): Promise<void> {
  const crowded = new Agent({ keepAlive: true });
  const agent = new Agent({ keepAlive: true });
  const members: Timed[] = [];
  const logins: Timed[] = [];
  const pages: Timed[] = [];
  const rest: Timed[] = [];
  let requests = 0;
  const stops = [
    repeated(connections, async () => members.push(await timed(url, { ...nextRequest(requests++), agent: crowded }))),
    repeated(1, async () => {
      const login = await timed(url, { path: loginPath, ...loginRequest, agent });
      logins.push(login);
      await pause(Math.max(0, loginInterval - login.milliseconds));
    }),
    repeated(1, async () => pages.push(await timed(url, { path: "/", agent }))),
    repeated(Math.min(others.length, 1), async (_, round) =>
      rest.push(await timed(url, { path: others[round % others.length] ?? "/", agent })),
    ),
  ];
  await pause(seconds * 1000);
  await Promise.all(stops.map((stop) => stop()));
  crowded.destroy();
  agent.destroy();
  const counted = (answers: readonly Timed[]) => occurrences(answers.map(({ status }) => status));
  const late = (answers: readonly Timed[]) =>
    `${median(answers.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms`;
  const meanwhile = [
    `logins ${counted(logins)} in ${late(logins)}`,
    `the home page in ${late(pages)}`,
    ...(rest.length > 0 ? [`others ${counted(rest)}`] : []),
  ];
  table.add(`${connections} connections, ${name}`, counted(members), meanwhile.join("; "));
}

function batch(calls: number): string {
  const input = Object.fromEntries(Array.from({ length: calls }, (_, index) => [index, { first: 200 }]));
  const paths = Array.from({ length: calls }, () => "files.list").join(",");
  return `/api/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
}

async function pictures(url: string): Promise<string[]> {
  const entries: readonly EntryRecord[] = await (await fetch(`${url}/api/v1/files`)).json();
  return entries.flatMap(({ photo }) => (photo?.sources ?? []).map(({ width }) => `/media/${photo?.id}/${width}.webp`));
}

type Timed = Awaited<ReturnType<typeof timed>>;

/** `status` is that of the response, or the code of the error if there was none. */
async function timed(url: string, message: HttpRequestOptions) {
  const startedAt = performance.now();
  const headers = { "accept-encoding": "br", ...message.headers };
  const status = await sendRequest(url, { ...message, headers }).then(
    (response) => String(response.status),
    // The server may close a connection after it has refused a request.
    ({ code, name }: NodeJS.ErrnoException) => code ?? name,
  );
  return { status, milliseconds: performance.now() - startedAt };
}
