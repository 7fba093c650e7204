import { activityQuery, activitySlice } from "@visiga/contracts/activity";
import { securityLogQuery, securityLogSlice } from "@visiga/contracts/security-log";
import { adminProcedure, router } from "#platform/trpc/procedures.ts";
import type { ActivityService } from "./activity.service.ts";
import type { SecurityLogService } from "./security-log.service.ts";

interface ActivityServices {
  readonly activity: ActivityService;
  readonly securityLog: SecurityLogService;
}

export const activityRouter = ({ activity, securityLog }: ActivityServices) =>
  router({
    list: adminProcedure
      .input(activityQuery)
      .output(activitySlice)
      .query(({ ctx, input }) => activity.list(ctx.actor, input)),
    security: adminProcedure
      .input(securityLogQuery)
      .output(securityLogSlice)
      .query(({ ctx, input }) => securityLog.list(ctx.actor, input)),
  });
