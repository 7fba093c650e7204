import { activityPage, activityQuery } from "@visiga/contracts/activity";
import { securityLogPage, securityLogQuery } from "@visiga/contracts/security-log";
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
      .output(activityPage)
      .query(({ ctx, input }) => activity.list(ctx.actor, input)),
    security: adminProcedure
      .input(securityLogQuery)
      .output(securityLogPage)
      .query(({ ctx, input }) => securityLog.list(ctx.actor, input)),
  });
