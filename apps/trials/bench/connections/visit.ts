import { setTimeout as pause } from "node:timers/promises";
import { type HttpRequestOptions, sendRequest } from "@visiga/api/src/testing/http-client.ts";
import { login, loginPath } from "../administrator.ts";

/** Timeout of a request in milliseconds. */
const timeout = 15_000;

export interface VisitResult {
  /** Milliseconds of each request that was answered 200. */
  readonly times: readonly number[];
  /** Status of each other request, or its error if there was no response. */
  readonly failures: readonly string[];
}

async function repeat(until: number, interval: number, message: HttpRequestOptions, url: string): Promise<VisitResult> {
  const times: number[] = [];
  const failures: string[] = [];
  while (performance.now() < until) {
    const startedAt = performance.now();
    const status = await sendRequest(url, { ...message, signal: AbortSignal.timeout(timeout) }).then(
      (response) => String(response.status),
      ({ code, name }: NodeJS.ErrnoException) => code ?? name,
    );
    const taken = performance.now() - startedAt;
    if (status === "200") times.push(taken);
    else failures.push(status);
    await pause(Math.max(0, interval - taken));
  }
  return { times, failures };
}

/** Requests the home page ten times a second and logs in once a second, from one address of 127.0.0.0/8. */
export async function visit(url: string, from: string, seconds: number) {
  const until = performance.now() + seconds * 1000;
  const [pages, logins] = await Promise.all([
    repeat(until, 100, { localAddress: from }, url),
    repeat(until, 1000, { localAddress: from, path: loginPath, ...login }, url),
  ]);
  return { pages, logins };
}
