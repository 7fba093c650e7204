import type { AnyTRPCRouter } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import { bodyLimit, largeInputs, maxBatchCalls } from "@visiga/contracts/procedures";
import type { FastifyInstance } from "fastify";
import { isDenial } from "#platform/errors/app-error.ts";
import { parseJsonBodies } from "#platform/http/body-parsers.ts";
import { isServerFailure } from "#platform/http/failures.ts";
import { acquireSlot } from "#platform/http/response-slots.ts";
import type { Platform } from "#platform/platform.ts";
import type { IsUsers } from "#platform/security/identity.ts";
import { type Context, type ContextDeps, requestContext } from "./context.ts";
import { failureOf } from "./failures.ts";

interface ProcedureDeps extends ContextDeps, Pick<Platform, "visitorQueries" | "accessTokens" | "securityLog"> {
  readonly isUsers: IsUsers;
}

/** A scope of its own, because tRPC parses the bodies, outside of the REST documentation. */
export async function serveProcedures(app: FastifyInstance, router: AnyTRPCRouter, deps: ProcedureDeps): Promise<void> {
  const { visitorQueries, accessTokens, isUsers, securityLog } = deps;
  app.earlyResponses.add({
    prefix: `${app.prefix}/`,
    route: `${app.prefix}/*`,
    work: {
      name: "queries",
      isFull: () => visitorQueries.isFull,
      matches: (request) => accessTokens.of(request) === null,
    },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    // Users do not wait.
    if (request.method === "GET" && !(await isUsers(request.raw))) await acquireSlot(visitorQueries, reply.raw);
  });
  // The adapter responds with a stream of one chunk. A buffer has a length, so that small responses stay uncompressed.
  app.addHook("onSend", async (_, reply, payload) => {
    if (!(payload instanceof Response)) return payload;
    reply.code(payload.status).headers(Object.fromEntries(payload.headers));
    return Buffer.from(await payload.arrayBuffer());
  });
  const note = async (caller: Context, path = "") => {
    const account = await caller.identify();
    if (account) await securityLog.write({ kind: "accessDenied", account, client: caller, detail: path });
  };
  const trpcOptions = {
    router,
    createContext: requestContext(deps),
    allowMethodOverride: false,
    maxBatchSize: maxBatchCalls,
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
  parseJsonBodies(app, (_, body, done) => done(null, body));
  for (const [path, limit] of [[":path", bodyLimit] as const, ...largeInputs]) {
    app.all<{ Params: { path?: string } }>(`/${path}`, { bodyLimit: limit }, (request, reply) =>
      fastifyRequestHandler({ ...trpcOptions, req: request, res: reply, path: request.params.path ?? path }),
    );
  }
}
