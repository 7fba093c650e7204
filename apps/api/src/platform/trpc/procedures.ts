import { initTRPC } from "@trpc/server";
import type * as z from "zod/mini";
import { boundsOf, type Cost, counts } from "#platform/http/costs.ts";
import { requireAdmin, requireUser, visitor } from "#platform/security/actor.ts";
import type { Access } from "#platform/security/identity.ts";
import type { Context } from "./context.ts";
import { asTrpcError, describeFailure, failureOf } from "./failures.ts";

/** Every procedure has one; the server does not start otherwise. */
export interface Meta {
  readonly access: Access;
  readonly cost: Cost;
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => describeFailure(shape, error),
  });

export const router = t.router;

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
  });

/** Open to visitors. Every procedure declares its `.output()`. */
export const publicProcedure = (cost: Cost) => procedure.meta({ access: "public", cost });

/** Active users only, checked before the input is read. `ctx.actor` is the caller. */
export const userProcedure = procedure.meta({ access: "user", cost: "query" }).use(async ({ ctx, next }) => {
  const actor = requireUser((await ctx.identify()) ?? visitor);
  return next({ ctx: { actor } });
});

export const adminProcedure = userProcedure.meta({ access: "admin", cost: "query" }).use(async ({ ctx, next }) => {
  requireAdmin(ctx.actor);
  return next();
});

type Schema = z.core.$ZodType;

/** A procedure with an input and an output, for each kind of caller. */
export const publicCall = <In extends Schema, Out extends Schema>(cost: Cost, input: In, output: Out) =>
  publicProcedure(cost).input(input).output(output);
export const userCall = <In extends Schema, Out extends Schema>(input: In, output: Out) =>
  userProcedure.input(input).output(output);
export const adminCall = <In extends Schema, Out extends Schema>(input: In, output: Out) =>
  adminProcedure.input(input).output(output);
