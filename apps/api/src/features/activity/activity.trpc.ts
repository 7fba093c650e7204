import { activityPage, activityQuery } from "@visiga/contracts/activity";
import { securityLogPage, securityLogQuery } from "@visiga/contracts/security-log";
import { adminProcedure, router } from "#platform/trpc/procedures.ts";
import type { ActivityService } from "./activity.service.ts";

export const activityRouter = (service: ActivityService) =>
  router({
    list: adminProcedure
      .input(activityQuery)
      .output(activityPage)
      .query(({ ctx, input }) => service.list(ctx.actor, input)),
    security: adminProcedure
      .input(securityLogQuery)
      .output(securityLogPage)
      .query(({ ctx, input }) => service.listSecurityEvents(ctx.actor, input)),
  });
