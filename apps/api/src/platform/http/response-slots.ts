import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { BoundedQueue } from "./bounded-queue.ts";

/** Milliseconds after which the next request begins although the client has not read the response. */
const maxWait = 2000;

const workEnded = new WeakMap<ServerResponse, () => void>();

/**
 * Waits for a slot, which is held until the work has ended or the response is sent, as the queue says, or the work has
 * ended if the client hangs up.
 * @throws AppError `unavailable` if too many requests wait
 */
export const acquireSlot = (queue: BoundedQueue, response: ServerResponse): Promise<void> =>
  new Promise((begin, refuse) => {
    const respond = async () => {
      begin();
      await ended(response, queue.until);
    };
    queue.run(respond).catch(refuse);
  });

export function releaseSlots(app: FastifyInstance): void {
  app.addHook("onSend", async (request, { raw }, payload) => {
    workEnded.get(raw)?.();
    // The framework would read the whole stream for a HEAD request.
    if (request.routeOptions.method === "HEAD" && payload instanceof Readable) payload.destroy();
  });
}

const ended = (response: ServerResponse, until: BoundedQueue["until"]): Promise<void> =>
  new Promise((resolve) => {
    let late: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(late);
      resolve();
    };
    response.once("finish", end);
    workEnded.set(response, () => {
      if (until === "worked" || response.destroyed) {
        end();
        return;
      }
      response.once("close", end);
      late = setTimeout(end, maxWait).unref();
    });
  });
