import { clockStatus } from "@visiga/contracts/clock";
import { adminProcedure, router } from "#platform/trpc/procedures.ts";
import type { ClockService } from "./clock.service.ts";

export const clockRouter = (service: ClockService) =>
  router({
    status: adminProcedure.output(clockStatus).query(({ ctx }) => service.status(ctx.actor)),
    confirm: adminProcedure.output(clockStatus).mutation(({ ctx }) => service.confirm(ctx.actor, ctx)),
  });
