import type { AnyTRPCRouter } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import { procedures } from "@visiga/contracts/procedure-tables";
import { bodyLimit, type Cost, largeInputs, maxBatchCalls } from "@visiga/contracts/procedures";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isDenial } from "#platform/errors/app-error.ts";
import { parseJsonBodies } from "#platform/http/body-parsers.ts";
import { boundsOf, isRead } from "#platform/http/costs.ts";
import { logFailure } from "#platform/http/failures.ts";
import type { Platform } from "#platform/platform.ts";
import { type Context, type ContextDeps, requestContext } from "./context.ts";
import { failureOf } from "./failures.ts";

type ProcedureDeps = ContextDeps & Pick<Platform, "queues" | "accessTokens" | "securityLog">;

/** A scope of its own, because tRPC parses the bodies, outside of the REST documentation. */
export async function serveProcedures(app: FastifyInstance, router: AnyTRPCRouter, deps: ProcedureDeps): Promise<void> {
  const { queues, accessTokens, securityLog } = deps;
  app.earlyResponses.add({
    prefix: `${app.prefix}/`,
    route: `${app.prefix}/*`,
    work: {
      name: "queries",
      isFull: () => queues.queries.isFull,
      matches: (request) => accessTokens.of(request) === null,
    },
  });
  app.addHook("onRequest", async (_, reply) => void reply.header("cache-control", "no-store"));
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
      logFailure(req.log, failure, `procedure ${path}`);
    },
    responseMeta: ({ errors }) => {
      const waits = errors.map((error) => failureOf(error).retryAfter ?? 0);
      const wait = Math.max(0, ...waits);
      return wait > 0 ? { headers: { "retry-after": String(Math.ceil(wait)) } } : {};
    },
  } satisfies FastifyTRPCPluginOptions<AnyTRPCRouter>["trpcOptions"];
  parseJsonBodies(app, (_, body, done) => done(null, body));
  for (const [path, limit] of [[":path", bodyLimit] as const, ...largeInputs]) {
    type Call = { Params: { path?: string } };
    const calls = ({ params }: FastifyRequest<Call>) => params.path ?? path;
    app.all<Call>(
      `/${path}`,
      {
        bodyLimit: limit,
        config: {
          access: "public",
          countsCalls: true,
          cost: (request) => {
            const costs = calls(request as FastifyRequest<Call>)
              .split(",")
              .map(costOf);
            return costs.find((cost) => boundsOf(cost, isRead(request.method))?.queue) ?? "memory";
          },
        },
      },
      (request, reply) => fastifyRequestHandler({ ...trpcOptions, req: request, res: reply, path: calls(request) }),
    );
  }
}

/** The cost for visitors, whom a private procedure refuses from memory. */
function costOf(path: string): Cost {
  const row = procedures.get(path);
  return row?.access === "public" ? row.cost : "memory";
}
