import { Agent, request } from "node:http";
import type { Table } from "@visiga/testing/table";
import { median } from "./load.ts";
import type { ServerProcess } from "./server-process.ts";

/** A request of the crowd with the given number. */
interface Request {
  readonly path: string;
  readonly body?: string;
}

interface Crowd {
  readonly name: string;
  readonly connections: number;
  readonly nextRequest: (number: number) => Request;
  /** Other requests to measure, in addition to a cached page and a login. */
  readonly others?: readonly string[];
}

interface Timed {
  readonly status: number;
  readonly milliseconds: number;
}

const seconds = 5;

function send({ url }: ServerProcess, agent: Agent, { path, body }: Request): Promise<Timed> {
  const startedAt = performance.now();
  const headers = { "accept-encoding": "br", ...(body !== undefined && { "content-type": "application/json" }) };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method: body === undefined ? "GET" : "POST", headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      answer.resume().once("end", () => resolve({ status, milliseconds: performance.now() - startedAt }));
    });
    sent.once("error", reject).end(body);
  });
}

const counted = (answers: readonly Timed[]): string => {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(", ");
};

/** Responses to one client that sends its requests sequentially while `lasts` returns true. */
async function repeatWhile(lasts: () => boolean, nextRequest: (number: number) => Promise<Timed>): Promise<Timed[]> {
  const answers: Timed[] = [];
  for (let number = 0; lasts(); number += 1) {
    // The server may close a connection after it has refused a request.
    answers.push(await nextRequest(number).catch(() => ({ status: 0, milliseconds: 0 })));
  }
  return answers;
}

/** Sends requests of a crowd for a while, and adds the responses and latencies of the crowd and of others. */
async function addCrowd(table: Table, server: ServerProcess, login: Request, load: Crowd): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const others = new Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1000;
  const lasts = () => performance.now() < end;
  let requests = 0;
  const member = () => repeatWhile(lasts, () => send(server, agent, load.nextRequest(requests++)));
  const other = (paths: readonly string[]) =>
    repeatWhile(
      () => lasts() && paths.length > 0,
      (number) => send(server, others, { path: paths[number % paths.length] ?? "/" }),
    );
  const [logins, pages, rest, ...members] = await Promise.all([
    repeatWhile(lasts, () => send(server, others, login)),
    other(["/"]),
    other(load.others ?? []),
    ...Array.from({ length: load.connections }, member),
  ]);
  agent.destroy();
  others.destroy();
  const late = (answers: readonly Timed[]) =>
    `${median(answers.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms`;
  const meanwhile = [
    `logins ${counted(logins)} in ${late(logins)}`,
    `the home page in ${late(pages)}`,
    ...(rest.length > 0 ? [`others ${counted(rest)}`] : []),
  ];
  table.add(`${load.connections} connections, ${load.name}`, counted(members.flat()), meanwhile.join("; "));
}

const batch = (calls: number): string => {
  const input = Object.fromEntries(Array.from({ length: calls }, (_, index) => [index, { first: 200 }]));
  const paths = Array.from({ length: calls }, () => "files.list").join(",");
  return `/api/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
};

/** The variants of every picture on the site. */
async function pictures({ url }: ServerProcess): Promise<string[]> {
  const files = (await (await fetch(`${url}/api/v1/files`)).json()) as {
    photo: { id: string; sources: { width: number }[] } | null;
  }[];
  return files.flatMap(({ photo }) => (photo?.sources ?? []).map(({ width }) => `/media/${photo?.id}/${width}.webp`));
}

/** Measures requests whose work no quota limits. The crowd and the login share one address. */
export async function addUnbudgetedWork(table: Table, server: ServerProcess, login: Request): Promise<void> {
  const nested = "[".repeat(500_000) + "]".repeat(500_000);
  const crowds: Crowd[] = [
    { name: "nothing", connections: 0, nextRequest: () => ({ path: "/" }) },
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
    {
      name: "1 MB of nested arrays",
      connections: 4,
      nextRequest: () => ({ path: "/api/v1/auth/authenticate", body: nested }),
    },
  ];
  for (const load of crowds) await addCrowd(table, server, login, load);
}
