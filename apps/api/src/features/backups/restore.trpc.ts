import { restoreKey } from "@visiga/contracts/restore";
import { adminProcedure, router } from "#platform/trpc/procedures.ts";
import type { RestoreService } from "./restore.service.ts";

export const restoreRouter = (service: RestoreService) =>
  router({
    open: adminProcedure.output(restoreKey).mutation(({ ctx }) => service.open(ctx.actor, ctx)),
  });
