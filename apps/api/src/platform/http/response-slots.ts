import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { IsUsers } from "#platform/security/identity.ts";
import type { BoundedQueue } from "./bounded-queue.ts";

/** Milliseconds after which the next request begins although the client has not read the response. */
const maxWait = 2000;

const workEnded = new WeakMap<ServerResponse, () => void>();

/**
 * Waits for a slot, which is held until the response is sent, or its work has ended if the client hangs up.
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

export function releaseSlots(app: FastifyInstance): void {
  app.addHook("onSend", async (_, { raw }) => workEnded.get(raw)?.());
}

/** Logins, which have queues of their own, and the challenge for a passkey, which needs no database connection. */
const logins = /\/(authenticate|auth\.login|passkeys\.(startLogin|logIn))$/;

export interface PostQueue {
  readonly visitorPosts: BoundedQueue;
  readonly isUsers: IsUsers;
}

/** Makes the posts of visitors wait for a slot, so that they never take all database connections. */
export function queuePosts(app: FastifyInstance, { visitorPosts, isUsers }: PostQueue): void {
  // After the body has arrived: a slow one must not hold a slot.
  app.addHook("preHandler", async (request, { raw }) => {
    const [path = ""] = request.url.split("?");
    if (request.method !== "POST" || request.is404 || logins.test(path) || (await isUsers(request.raw))) return;
    await acquireSlot(visitorPosts, raw);
  });
}

const sent = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    let late: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(late);
      resolve();
    };
    response.once("finish", end);
    workEnded.set(response, () => {
      if (response.destroyed) end();
      response.once("close", end);
      late = setTimeout(end, maxWait).unref();
    });
  });
