import { initTRPC } from "@trpc/server";
import type * as z from "zod/mini";
import { requireAdmin, requireUser, visitor } from "#platform/security/actor.ts";
import type { Access } from "#platform/security/identity.ts";
import type { Context } from "./context.ts";
import { asTrpcError, describeFailure, failureOf } from "./failures.ts";

interface Meta {
  readonly access: Access;
  readonly budget?: "session";
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    defaultMeta: { access: "public" },
    errorFormatter: ({ shape, error }) => describeFailure(shape, error),
  });

export const router = t.router;

/** Open to visitors. Every procedure declares its `.output()`. */
export const publicProcedure = t.procedure
  .use(async ({ ctx, next }) => {
    const result = await ctx.oneAtATime(() => next());
    if (!result.ok) throw asTrpcError(failureOf(result.error));
    return result;
  })
  .use(async ({ ctx, type, meta, next }) => {
    if (type === "mutation") await ctx.consumeQuota(meta?.budget ?? "write");
    else if (meta?.access === "public") await ctx.consumeQuota("read");
    return next();
  });

/** Active users only, checked before the input is read. `ctx.actor` is the caller. */
export const userProcedure = publicProcedure.meta({ access: "user" }).use(async ({ ctx, next }) => {
  const actor = requireUser((await ctx.identify()) ?? visitor);
  return next({ ctx: { actor } });
});

export const adminProcedure = userProcedure.meta({ access: "admin" }).use(async ({ ctx, next }) => {
  requireAdmin(ctx.actor);
  return next();
});

type Schema = z.core.$ZodType;

/** A procedure with an input and an output, for each kind of caller. */
export const publicCall = <In extends Schema, Out extends Schema>(input: In, output: Out) =>
  publicProcedure.input(input).output(output);
export const userCall = <In extends Schema, Out extends Schema>(input: In, output: Out) =>
  userProcedure.input(input).output(output);
export const adminCall = <In extends Schema, Out extends Schema>(input: In, output: Out) =>
  adminProcedure.input(input).output(output);
