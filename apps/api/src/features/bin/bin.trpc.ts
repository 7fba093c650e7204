import { binPage, binQuery, binSearch, binSelection, restoredAll, restoredEntries } from "@visiga/contracts/bin";
import { changedCount } from "@visiga/contracts/managed-files";
import { adminCall, adminProcedure, router, userCall } from "#platform/trpc/procedures.ts";
import type { BinService } from "./bin.service.ts";

export const binRouter = (service: BinService) =>
  router({
    list: userCall(binQuery, binPage).query(({ ctx, input }) => service.list(ctx.actor, input)),
    restore: userCall(binSelection, restoredEntries).mutation(({ ctx, input }) => service.restore(ctx.actor, input)),
    restoreAll: userCall(binSearch, restoredAll).mutation(({ ctx, input }) => service.restoreAll(ctx.actor, input)),
    deleteForGood: adminCall(binSelection, changedCount).mutation(({ ctx, input }) =>
      service.deleteForGood(ctx.actor, input.entries),
    ),
    empty: adminProcedure.output(changedCount).mutation(({ ctx }) => service.empty(ctx.actor)),
  });
