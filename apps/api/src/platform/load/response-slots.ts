import type { ServerResponse } from "node:http";
import type { BoundedQueue } from "./bounded-queue.ts";

/**
 * Milliseconds after which the next request begins although a response has not been sent. A client that does not read
 * the response, or disconnects, therefore does not block others; its own work has ended by then.
 */
const maxWait = 2000;

/**
 * Waits for a slot, which the request holds until its response is sent, because writing and compressing it take time
 * too.
 * @throws AppError `unavailable` if too many requests wait
 */
export const acquireSlot = (queue: BoundedQueue, response: ServerResponse): Promise<void> =>
  new Promise((begin, refuse) => {
    const respond = async () => {
      begin();
      await sent(response);
    };
    queue.run(respond).catch(refuse);
  });

const sent = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, maxWait).unref();
    response.once("finish", () => {
      clearTimeout(late);
      resolve();
    });
  });
