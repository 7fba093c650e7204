import { activityPage, activityQuery } from "@visiga/contracts/activity";
import { securityLogPage, securityLogQuery } from "@visiga/contracts/security-log";
import { adminProcedure, router } from "#platform/trpc/procedures.ts";
import type { ActivityService } from "./activity.service.ts";
import type { SecurityLogService } from "./security-log.service.ts";

export const activityRouter = (activity: ActivityService, securityEvents: SecurityLogService) =>
  router({
    list: adminProcedure
      .input(activityQuery)
      .output(activityPage)
      .query(({ ctx, input }) => activity.list(ctx.actor, input)),
    security: adminProcedure
      .input(securityLogQuery)
      .output(securityLogPage)
      .query(({ ctx, input }) => securityEvents.list(ctx.actor, input)),
  });
