import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { administrator } from "../administrator.ts";

/** Timeout of a request in milliseconds. */
const timeout = 15_000;

interface Visits {
  readonly pages: VisitResult;
  readonly logins: VisitResult;
}

export interface VisitResult {
  /** Milliseconds of each request that was answered 200. */
  readonly times: readonly number[];
  /** Status of each other request, or its error if there was no response. */
  readonly failures: readonly string[];
}

const credentials = JSON.stringify({ email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD });

/** Sends a request over a new connection, as a new visitor does. */
async function send(url: string, from: string, body?: string): Promise<string> {
  const sent = request(url, {
    agent: false,
    localAddress: from,
    method: body ? "POST" : "GET",
    headers: body ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {},
    signal: AbortSignal.timeout(timeout),
  }).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return String(answer.statusCode);
}

async function repeat(until: number, interval: number, work: () => Promise<string>): Promise<VisitResult> {
  const times: number[] = [];
  const failures: string[] = [];
  while (performance.now() < until) {
    const startedAt = performance.now();
    const status = await work().catch(({ code, name }: NodeJS.ErrnoException) => code ?? name);
    const taken = performance.now() - startedAt;
    if (status === "200") times.push(taken);
    else failures.push(status);
    await pause(Math.max(0, interval - taken));
  }
  return { times, failures };
}

/** Requests the home page ten times a second and logs in once a second, from one address of 127.0.0.0/8. */
export async function visit(url: string, from: string, seconds: number): Promise<Visits> {
  const until = performance.now() + seconds * 1000;
  const [pages, logins] = await Promise.all([
    repeat(until, 100, () => send(`${url}/`, from)),
    repeat(until, 1000, () => send(`${url}/api/v1/auth/authenticate`, from, credentials)),
  ]);
  return { pages, logins };
}
