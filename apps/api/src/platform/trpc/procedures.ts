import { initTRPC } from "@trpc/server";
import { procedureTables } from "@visiga/contracts/procedure-tables";
import type { Merged, Procedure, Procedures, ProcedureTable } from "@visiga/contracts/procedures";
import type * as z from "zod/mini";
import { boundsOf, counts } from "#platform/http/costs.ts";
import { requireAdmin, requireUser, type UserActor, visitor } from "#platform/security/actor.ts";
import type { Caller } from "#platform/security/identity.ts";
import type { Context } from "./context.ts";
import { asTrpcError, describeFailure, failureOf } from "./failures.ts";

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

/** For each procedure of a table the method of its name. */
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
