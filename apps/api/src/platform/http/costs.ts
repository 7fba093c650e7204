import type { Cost } from "@visiga/contracts/procedures";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Access, IsUsers } from "#platform/security/identity.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";
import type { RequestQuotas } from "#platform/security/request-quotas.ts";
import { acquireSlot, releaseSlots } from "./response-slots.ts";
import type { VisitorQueues } from "./visitor-queues.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Access level of this route. Every route has one. */
    access?: Access;
    /** What a request costs, which gives it its quota and its queue. Every route has one. */
    cost?: Cost | ((request: FastifyRequest) => Cost | Promise<Cost>);
    /** Whether each procedure that a request calls counts for a quota, instead of the request. */
    countsCalls?: boolean;
  }
}

interface Bounds {
  readonly quota: keyof RequestQuotas;
  /** Absent: the service has a queue of its own, or the request takes no time. */
  readonly queue?: keyof VisitorQueues;
}

const bounds: Readonly<Record<Exclude<Cost, "memory">, { readonly read: Bounds; readonly change: Bounds }>> = {
  file: { read: { quota: "file", queue: "files" }, change: { quota: "write", queue: "posts" } },
  query: { read: { quota: "read", queue: "queries" }, change: { quota: "write", queue: "posts" } },
  computation: { read: { quota: "read", queue: "computations" }, change: { quota: "write", queue: "posts" } },
  session: { read: { quota: "session", queue: "queries" }, change: { quota: "session", queue: "posts" } },
  login: { read: { quota: "write" }, change: { quota: "write" } },
};

export const isRead = (method: string): boolean => method === "GET" || method === "HEAD";

/** The bounds of requests and calls by their cost. */
export function boundsOf(cost: Cost, reads: boolean): Bounds | null {
  return cost === "memory" ? null : bounds[cost][reads ? "read" : "change"];
}

/** Whether the route itself refuses whoever is not logged in, from memory. */
const isPrivate = (access: Access | undefined): boolean => access === "user" || access === "admin";

/** Changes count for everybody, also attempted ones, and reads where visitors may read. */
export const counts = (access: Access, reads: boolean): boolean => !reads || !isPrivate(access);

interface CostDeps {
  readonly quotas: RequestQuotas;
  readonly queues: VisitorQueues;
  readonly isUsers: IsUsers;
}

/** Names access and cost of the routes that a library adds in this scope. */
export function nameRoutes(
  app: FastifyInstance,
  config: Required<Pick<FastifyContextConfig, "access" | "cost">>,
): void {
  app.addHook("onRoute", (route) => {
    route.config = { ...config, ...route.config };
  });
}

/** Gives each route the quota and the queue of its cost. The server does not start if a route has none. */
export function boundCosts(app: FastifyInstance, deps: CostDeps): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void routes.push(route));
  app.addHook("onReady", async () => {
    for (const { config, method, url } of routes) {
      if (!config?.access) throw new Error(`${method} ${url} does not say who may call it`);
      if (!config.cost) throw new Error(`${method} ${url} does not say what it costs`);
    }
  });
  app.addHook("onRequest", async (request, reply) => {
    const { access = "public", countsCalls } = request.routeOptions.config;
    const found = await routeBounds(request);
    if (!found) return;
    const isCounted = !countsCalls && counts(access, isRead(request.method));
    if (isCounted) await deps.quotas[found.quota](quotaAddress(request));
    if (isRead(request.method)) await waitForSlot(request, reply, found, deps);
  });
  // After the body has arrived: a slow one must not hold a slot.
  app.addHook("preHandler", async (request, reply) => {
    const found = isRead(request.method) ? null : await routeBounds(request);
    if (found) await waitForSlot(request, reply, found, deps);
  });
  releaseSlots(app);
}

/** Waits for a slot of the queue. Users do not wait. @throws AppError `unavailable` if too many visitors wait */
async function waitForSlot(request: FastifyRequest, { raw }: FastifyReply, { queue }: Bounds, deps: CostDeps) {
  if (!queue || isPrivate(request.routeOptions.config.access) || (await deps.isUsers(request.raw))) return;
  await acquireSlot(deps.queues[queue], raw);
}

async function routeBounds(request: FastifyRequest): Promise<Bounds | null> {
  if (request.is404) return null;
  const { cost = "memory" } = request.routeOptions.config;
  return boundsOf(typeof cost === "function" ? await cost(request) : cost, isRead(request.method));
}
