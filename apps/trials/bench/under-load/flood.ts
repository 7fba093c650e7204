import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type AnonymousKind, anonymousRequests } from "./anonymous-requests.ts";

const program = fileURLToPath(import.meta.url);

export interface FloodOptions {
  readonly url: string;
  /** Kinds of requests, sent in turn. */
  readonly kinds: readonly AnonymousKind[];
  readonly seconds: number;
  /**
   * Requests per second, independent of the responses. Absent: each of `connections` sends its next request after a
   * response.
   */
  readonly rate?: number;
  readonly connections: number;
}

export interface FloodResult {
  readonly seconds: number;
  /** Number of requests due, including those without a free connection. */
  readonly offered: number;
  /** Number of responses by status; `none` without a response within 15 s, `unsent` without a free connection. */
  readonly answers: Readonly<Record<string, number>>;
  /** Responses 503 and 429 without Retry-After. */
  readonly withoutAdvice: number;
}

async function flood({ url, kinds, seconds, rate, connections }: FloodOptions): Promise<FloodResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const answers: Record<string, number> = {};
  let [offered, pending, withoutAdvice] = [0, 0, 0];
  const note = (what: string) => {
    answers[what] = (answers[what] ?? 0) + 1;
  };
  const send = () =>
    new Promise<void>((resolve) => {
      const kind = kinds[offered % kinds.length];
      offered += 1;
      if (kind === undefined || pending >= connections) {
        note("unsent");
        return resolve();
      }
      pending += 1;
      const { body, ...options } = anonymousRequests[kind]();
      const settle = (what: string) => {
        pending -= 1;
        note(what);
        resolve();
      };
      const sent = request({ agent, hostname, port, timeout: 15_000, ...options }, (response) => {
        const status = response.statusCode ?? 0;
        if ((status === 503 || status === 429) && response.headers["retry-after"] === undefined) withoutAdvice += 1;
        response.resume().once("close", () => settle(String(status)));
      });
      sent.once("timeout", () => sent.destroy(new Error("late")));
      sent.once("error", (error: NodeJS.ErrnoException) => settle(error.code ?? "none"));
      sent.end(body);
    });
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  if (rate === undefined) {
    const member = async () => {
      while (elapsed() < seconds) await send();
    };
    await Promise.all(Array.from({ length: connections }, member));
  } else {
    const sending: Promise<void>[] = [];
    while (elapsed() < seconds) {
      while (offered < rate * elapsed()) sending.push(send());
      await pause(5);
    }
    await Promise.all(sending);
  }
  const took = rate === undefined ? elapsed() : seconds;
  agent.destroy();
  return { seconds: took, offered, answers, withoutAdvice };
}

/** Sends a flood from a separate process, so that it does not delay the measuring process. */
export async function floodInProcess(order: FloodOptions): Promise<FloodResult> {
  const child = fork(program, [JSON.stringify(order)], { execArgv: ["--import", "tsx"] });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The flood ended with ${code}`);
  });
  const [flooded] = (await Promise.race([once(child, "message"), ended])) as [FloodResult];
  return flooded;
}

// The separate process.
if (process.argv[1] === program)
  process.send?.(await flood(JSON.parse(process.argv[2] ?? "")), () => process.disconnect());
