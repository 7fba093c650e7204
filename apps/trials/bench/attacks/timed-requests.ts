import { setTimeout as pause } from "node:timers/promises";
import { type HttpRequestOptions, sendRequest } from "@visiga/api/src/testing/http-client.ts";

export type Timed = Awaited<ReturnType<typeof timed>>;

/** `status` is that of the response, or the code of the error if there was none. */
export async function timed(url: string, message: HttpRequestOptions) {
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
export async function repeatWhile(
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
