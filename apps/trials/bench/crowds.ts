import { Agent } from "node:http";
import type { HttpRequestOptions } from "@visiga/api/src/testing/http-client.ts";
import { median, occurrences, type Table } from "@visiga/testing/table";
import { login, loginPath } from "./administrator.ts";
import type { ServerProcess } from "./server-process.ts";
import { repeatWhile, type Timed, timed } from "./timed-requests.ts";

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

/** Sends requests of a crowd for a while, and adds the responses and latencies of the crowd and of others. */
async function addCrowd(table: Table, { url }: ServerProcess, load: Crowd): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const others = new Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1000;
  const lasts = () => performance.now() < end;
  let requests = 0;
  const member = () => repeatWhile(lasts, () => timed(url, { ...load.nextRequest(requests++), agent }));
  const other = (paths: readonly string[]) =>
    repeatWhile(
      () => lasts() && paths.length > 0,
      (number) => timed(url, { path: paths[number % paths.length] ?? "/", agent: others }),
    );
  const [logins, pages, rest, ...members] = await Promise.all([
    repeatWhile(lasts, () => timed(url, { path: loginPath, ...login, agent: others }), loginInterval),
    other(["/"]),
    other(load.others ?? []),
    ...Array.from({ length: load.connections }, member),
  ]);
  agent.destroy();
  others.destroy();
  const counted = (answers: readonly Timed[]) => occurrences(answers.map(({ status }) => status));
  const late = (answers: readonly Timed[]) =>
    `${median(answers.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms`;
  const meanwhile = [
    `logins ${counted(logins)} in ${late(logins)}`,
    `the home page in ${late(pages)}`,
    ...(rest.length > 0 ? [`others ${counted(rest)}`] : []),
  ];
  table.add(`${load.connections} connections, ${load.name}`, counted(members.flat()), meanwhile.join("; "));
}

export function batch(calls: number): string {
  const input = Object.fromEntries(Array.from({ length: calls }, (_, index) => [index, { first: 200 }]));
  const paths = Array.from({ length: calls }, () => "files.list").join(",");
  return `/api/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
}

async function pictures({ url }: ServerProcess): Promise<string[]> {
  const files = (await (await fetch(`${url}/api/v1/files`)).json()) as {
    photo: { id: string; sources: { width: number }[] } | null;
  }[];
  return files.flatMap(({ photo }) => (photo?.sources ?? []).map(({ width }) => `/media/${photo?.id}/${width}.webp`));
}

/** Measures requests that never repeat, and those whose work no quota limits. Crowd and login share one address. */
export async function addCrowds(table: Table, server: ServerProcess): Promise<void> {
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
      others: await pictures(server),
    },
    {
      name: "the feed",
      connections: 120,
      nextRequest: () => ({ path: "/feed.xml" }),
      others: ["/news/invented-0123456789", "/gallery?q=chapel"],
    },
    { name: "lists in batches of ten", connections: 4, nextRequest: () => ({ path: batch(10) }) },
    { name: "1 MB of nested arrays", connections: 4, nextRequest: () => ({ path: loginPath, ...login, body: nested }) },
  ];
  for (const load of crowds) await addCrowd(table, server, load);
}
