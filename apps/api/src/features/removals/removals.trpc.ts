import {
  removalCount,
  removalPage,
  removalQuery,
  removalReference,
  removalReturn,
  settledRemovals,
} from "@visiga/contracts/removals";
import * as z from "zod/mini";
import { router, userProcedure } from "#platform/trpc/procedures.ts";
import type { RemovalsService } from "./removals.service.ts";

export const removalsRouter = (service: RemovalsService) =>
  router({
    list: userProcedure
      .input(removalQuery)
      .output(removalPage)
      .query(({ ctx, input }) => service.list(ctx.actor, input)),
    count: userProcedure.output(removalCount).query(({ ctx }) => service.count(ctx.actor)),
    hide: userProcedure
      .input(removalReference)
      .output(settledRemovals)
      .mutation(({ ctx, input }) => service.hide(ctx.actor, input.id)),
    dismiss: userProcedure
      .input(removalReference)
      .output(settledRemovals)
      .mutation(({ ctx, input }) => service.dismiss(ctx.actor, input.id)),
    reopen: userProcedure
      .input(removalReturn)
      .output(z.void())
      .mutation(({ ctx, input }) => service.reopen(ctx.actor, input)),
  });
