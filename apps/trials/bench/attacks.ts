import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type HttpRequestOptions, sendRequest } from "@visiga/api/src/testing/http-client.ts";
import type { FileRecord } from "@visiga/contracts/files";
import { currentRelease } from "@visiga/testing/build-release";
import { median, occurrences, Table } from "@visiga/testing/table";
import { login, loginPath } from "../harness/administrator.ts";
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
    { name: "1 MB of nested arrays", connections: 4, nextRequest: () => ({ path: loginPath, ...login, body: nested }) },
  ];
  for (const crowd of crowds) await addCrowd(url, crowd);
});
console.log(String(table));

/** Sends requests of a crowd for a while, and adds the responses and latencies of the crowd and of others. */
async function addCrowd(url: string, crowd: Crowd): Promise<void> {
  const { name, connections, nextRequest, others = [] } = crowd;
  const crowded = new Agent({ keepAlive: true });
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1000;
  const lasts = () => performance.now() < end;
  let requests = 0;
  const other = (number: number) => timed(url, { path: others[number % others.length] ?? "/", agent });
  const [logins, pages, rest, ...members] = await Promise.all([
    repeatWhile(lasts, () => timed(url, { path: loginPath, ...login, agent }), loginInterval),
    repeatWhile(lasts, () => timed(url, { path: "/", agent })),
    repeatWhile(() => lasts() && others.length > 0, other),
    ...Array.from({ length: connections }, () =>
      repeatWhile(lasts, () => timed(url, { ...nextRequest(requests++), agent: crowded })),
    ),
  ]);
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
  table.add(`${connections} connections, ${name}`, counted(members.flat()), meanwhile.join("; "));
}

function batch(calls: number): string {
  const input = Object.fromEntries(Array.from({ length: calls }, (_, index) => [index, { first: 200 }]));
  const paths = Array.from({ length: calls }, () => "files.list").join(",");
  return `/api/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
}

async function pictures(url: string): Promise<string[]> {
  const files: readonly FileRecord[] = await (await fetch(`${url}/api/v1/files`)).json();
  return files.flatMap(({ photo }) => (photo?.sources ?? []).map(({ width }) => `/media/${photo?.id}/${width}.webp`));
}

type Timed = Awaited<ReturnType<typeof timed>>;

/** `status` is that of the response, or the code of the error if there was none. */
async function timed(url: string, message: HttpRequestOptions) {
  const startedAt = performance.now();
  const headers = { "accept-encoding": "br", ...message.headers };
  const { status, bytes } = await sendRequest(url, { ...message, headers }).then(
    (response) => ({ status: String(response.status), bytes: response.body.length }),
    // The server may close a connection after it has refused a request.
    ({ code, name }: NodeJS.ErrnoException) => ({ status: code ?? name, bytes: 0 }),
  );
  return { status, bytes, milliseconds: performance.now() - startedAt };
}

/** Requests of one client, one after another while `lasts` returns true, at most one in each `interval` milliseconds. */
async function repeatWhile(
  lasts: () => boolean,
  send: (number: number) => Promise<Timed>,
  interval = 0,
): Promise<Timed[]> {
  const answers: Timed[] = [];
  for (let number = 0; lasts(); number += 1) {
    const answer = await send(number);
    answers.push(answer);
    if (interval > 0) await pause(Math.max(0, interval - answer.milliseconds));
  }
  return answers;
}
