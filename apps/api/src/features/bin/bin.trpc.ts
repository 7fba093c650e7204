import { binPage, binQuery, binSearch, binSelection, restoredAll, restoredEntries } from "@visiga/contracts/bin";
import { changedCount } from "@visiga/contracts/managed-files";
import { adminProcedure, router, userProcedure } from "#platform/trpc/procedures.ts";
import type { BinService } from "./bin.service.ts";

export const binRouter = (service: BinService) =>
  router({
    list: userProcedure
      .input(binQuery)
      .output(binPage)
      .query(({ ctx, input }) => service.list(ctx.actor, input)),
    restore: userProcedure
      .input(binSelection)
      .output(restoredEntries)
      .mutation(({ ctx, input }) => service.restore(ctx.actor, input.entries)),
    restoreAll: userProcedure
      .input(binSearch)
      .output(restoredAll)
      .mutation(({ ctx, input }) => service.restoreAll(ctx.actor, input.search)),
    deleteForGood: adminProcedure
      .input(binSelection)
      .output(changedCount)
      .mutation(({ ctx, input }) => service.deleteForGood(ctx.actor, input.entries)),
    empty: adminProcedure.output(changedCount).mutation(({ ctx }) => service.empty(ctx.actor)),
  });
