import { type AnyTRPCRouter, initTRPC } from "@trpc/server";
import {
  type CreateFastifyContextOptions,
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
} from "@trpc/server/adapters/fastify";
import { procedures, procedureTables } from "@visiga/contracts/procedure-tables";
import {
  bodyLimit,
  type Cost,
  largeInputs,
  type Merged,
  maxBatchCalls,
  type Procedure,
  type Procedures,
  type ProcedureTable,
} from "@visiga/contracts/procedures";
import { bearerToken } from "@visiga/system/http/bearer-token";
import type { FastifyInstance, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import type * as z from "zod/mini";
import { isDenial } from "#platform/errors/app-error.ts";
import { parseJsonBodies } from "#platform/http/body-parsers.ts";
import { boundsOf, counts, isRead } from "#platform/http/costs.ts";
import { logFailure } from "#platform/http/failures.ts";
import type { Platform } from "#platform/platform.ts";
import { clientOf } from "#platform/rest/access.ts";
import { requireAdmin, requireUser, type UserActor, visitor } from "#platform/security/actor.ts";
import { browserCookie } from "#platform/security/browser-cookie.ts";
import type { Authenticate, Caller } from "#platform/security/identity.ts";
import type { RequestQuotas } from "#platform/security/request-quotas.ts";
import { asTrpcError, describeFailure, failureOf } from "./failures.ts";

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
  const recordDenial = async (caller: Context, path = "") => {
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
        void recordDenial(ctx, path).catch((err: unknown) => req.log.error({ err }, "security log"));
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

type Context = ReturnType<ReturnType<typeof requestContext>>;

interface ContextDeps extends Pick<Platform, "quotas" | "origins"> {
  readonly authenticate: Authenticate;
}

/** Context of calls over HTTP. The token is verified at most once, when a procedure needs it. */
const requestContext =
  ({ authenticate, quotas, origins }: ContextDeps) =>
  ({ req, res }: CreateFastifyContextOptions) => {
    const origin = origins.of(req.raw);
    const token = bearerToken(req.headers.authorization);
    const client = clientOf(req);
    let user: Promise<UserActor | null> | undefined;
    return {
      ...client,
      /** Procedures of one request run one after another, so that a batch uses one database connection. */
      oneAtATime: pLimit(1),
      /** Null without a token. @throws AppError for an invalid token */
      identify: () => {
        user ??= token ? authenticate(token) : Promise.resolve(null);
        return user;
      },
      consumeQuota: (budget: keyof RequestQuotas) => quotas[budget](client.address),
      cookie: browserCookie(req, res, origin.startsWith("https:")),
      origin,
    };
  };

const t = initTRPC
  .context<Context>()
  .meta<Pick<Procedure, "access" | "cost">>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => describeFailure(shape, error),
  });

/** Refuses a caller before the input is read. The services check again. */
const procedure = t.procedure
  .use(async ({ ctx, next }) => {
    const result = await ctx.oneAtATime(() => next());
    if (!result.ok) throw asTrpcError(failureOf(result.error));
    return result;
  })
  .use(async ({ ctx, type, meta, next }) => {
    const reads = type === "query";
    const bounds = meta && counts(meta.access, reads) ? boundsOf(meta.cost, reads) : null;
    if (bounds) await ctx.consumeQuota(bounds.quota);
    return next();
  })
  .use(async ({ ctx, meta, next }) => {
    if (meta?.access === "public") return next({ ctx: { actor: null } });
    const actor = requireUser((await ctx.identify()) ?? visitor);
    if (meta?.access === "admin") requireAdmin(actor);
    return next({ ctx: { actor } });
  });

type Arguments<Row extends Procedure> = [
  ...(Row["access"] extends "public" ? [] : [actor: UserActor]),
  ...(Row extends { readonly input: infer Input } ? [input: z.output<Input>] : []),
  caller: Caller,
];

/** The methods that serve a table: one for each procedure, with its name. */
type Methods<Table extends ProcedureTable> = {
  readonly [Name in keyof Procedures<Table>]: (
    ...args: Arguments<Table[Name]>
  ) => z.input<Table[Name]["output"]> | Promise<z.input<Table[Name]["output"]>>;
};

type Bound<Tables extends Readonly<Record<string, ProcedureTable>>> = {
  readonly [Service in keyof Tables]: Methods<Tables[Service]>;
};

type Tables = typeof procedureTables;

/** The router of all procedures. Each calls the method of its name, of the service that the tables name. */
export function createProcedures(services: Merged<Bound<Tables[keyof Tables]>>) {
  const features = Object.entries(procedureTables).map(([feature, tables]) => {
    const procedures = Object.entries<ProcedureTable>(tables).flatMap(([service, table]) =>
      Object.entries(table)
        .filter(([, { kind }]) => kind !== "route")
        .map(([name, row]) => [name, bound(row, Reflect.get(services, service), name)] as const),
    );
    return [feature, Object.fromEntries(procedures)] as const;
  });
  return t.router(Object.fromEntries(features));
}

function bound({ kind, access, cost, input, output }: Procedure, service: object, name: string) {
  const described = procedure.meta({ access, cost }).output(output);
  const checked = input ? described.input(input) : described;
  const call = (ctx: Caller & { readonly actor: UserActor | null }, given: unknown) =>
    Reflect.apply(Reflect.get(service, name), service, [
      ...(ctx.actor ? [ctx.actor] : []),
      ...(input ? [given] : []),
      ctx,
    ]);
  return kind === "query"
    ? checked.query(({ ctx, input }) => call(ctx, input))
    : checked.mutation(({ ctx, input }) => call(ctx, input));
}
