import {
  removalCount,
  removalPage,
  removalQuery,
  removalReference,
  removalReturn,
  settledRemovals,
} from "@visiga/contracts/removals";
import * as z from "zod/mini";
import { router, userCall, userProcedure } from "#platform/trpc/procedures.ts";
import type { RemovalsService } from "./removals.service.ts";

export const removalsRouter = (service: RemovalsService) =>
  router({
    list: userCall(removalQuery, removalPage).query(({ ctx, input }) => service.list(ctx.actor, input)),
    count: userProcedure.output(removalCount).query(({ ctx }) => service.count(ctx.actor)),
    hide: userCall(removalReference, settledRemovals).mutation(({ ctx, input }) => service.hide(ctx.actor, input.id)),
    dismiss: userCall(removalReference, settledRemovals).mutation(({ ctx, input }) =>
      service.dismiss(ctx.actor, input.id),
    ),
    reopen: userCall(removalReturn, z.void()).mutation(({ ctx, input }) => service.reopen(ctx.actor, input)),
  });
