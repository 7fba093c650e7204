import type { ServerResponse } from "node:http";
import type { BoundedQueue } from "./bounded-queue.ts";

/**
 * Milliseconds after which the next one begins although an answer has not been sent: whoever does not read it, or hangs up,
 * keeps the others waiting no longer, and the work that it began has ended by then.
 */
const patience = 2000;

/**
 * Waits for the turn of a request, which lasts until its answer is sent: what is read still has to be written and compressed.
 * @throws AppError `unavailable` if too many wait
 */
export const waitForTurn = (queue: BoundedQueue, response: ServerResponse): Promise<void> =>
  new Promise((begin, refuse) => {
    const turn = async () => {
      begin();
      await sent(response);
    };
    queue.run(turn).catch(refuse);
  });

const sent = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, patience).unref();
    response.once("finish", () => {
      clearTimeout(late);
      resolve();
    });
  });
