import type { IncomingMessage } from "node:http";
import type { AnyTRPCRouter } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import { mostCalls } from "@visiga/contracts/procedures";
import type { FastifyInstance } from "fastify";
import { isDenial } from "#platform/errors.ts";
import { waitForTurn } from "#platform/load/answer-turns.ts";
import type { BoundedQueue } from "#platform/load/bounded-queue.ts";
import { isServerFailure } from "#platform/rest/failures.ts";
import { type Context, type ContextOptions, requestContext } from "./context.ts";
import { failureOf } from "./failures.ts";

export interface ProceduresOptions extends ContextOptions {
  readonly hasToken: (request: IncomingMessage) => boolean;
  /** Where visitors wait. */
  readonly visitorQueries: BoundedQueue;
}

/**
 * Serves the procedures. The adapter replaces the body parsers of its scope, so the caller registers it in a separate
 * one. Its routes are not part of the REST documentation.
 */
export async function serveProcedures<Router extends AnyTRPCRouter>(
  app: FastifyInstance,
  router: Router,
  options: ProceduresOptions,
): Promise<void> {
  app.addHook("onRoute", (route) => {
    route.schema = { ...route.schema, hide: true };
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (request.method === "GET" && !options.hasToken(request.raw))
      await waitForTurn(options.visitorQueries, reply.raw);
  });
  // The adapter answers with a stream of one piece. Whole, it has a length, and small ones are not compressed.
  app.addHook("onSend", async (_, reply, payload) => {
    if (!(payload instanceof Response)) return payload;
    reply.code(payload.status).headers(Object.fromEntries(payload.headers));
    return Buffer.from(await payload.arrayBuffer());
  });
  const note = async (caller: Context, path = "") => {
    const identity = await caller.identify();
    if (identity) await options.noteDenial(identity.actor, caller, path);
  };
  const trpcOptions = {
    router,
    createContext: requestContext(options),
    allowMethodOverride: false,
    maxBatchSize: mostCalls,
    onError: ({ error, path, req, ctx }) => {
      const failure = failureOf(error);
      if (isDenial(failure) && ctx)
        void note(ctx, path).catch((err: unknown) => req.log.error({ err }, "security log"));
      if (isServerFailure(failure)) req.log.error({ err: failure.cause ?? error }, `procedure ${path}`);
    },
    responseMeta: ({ errors }) => {
      const waits = errors.map((error) => failureOf(error).retryAfter ?? 0);
      const wait = Math.max(0, ...waits);
      return wait > 0 ? { headers: { "retry-after": String(Math.ceil(wait)) } } : {};
    },
  } satisfies FastifyTRPCPluginOptions<AnyTRPCRouter>["trpcOptions"];
  await app.register(fastifyTRPCPlugin, { prefix: "", trpcOptions });
}
