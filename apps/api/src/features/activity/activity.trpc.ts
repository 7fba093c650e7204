import { activityPage, activityQuery } from "@visiga/contracts/activity";
import { securityLogPage, securityLogQuery } from "@visiga/contracts/security-log";
import { adminCall, router } from "#platform/trpc/procedures.ts";
import type { ActivityService } from "./activity.service.ts";

export const activityRouter = (service: ActivityService) =>
  router({
    list: adminCall(activityQuery, activityPage).query(({ ctx, input }) => service.list(ctx.actor, input)),
    security: adminCall(securityLogQuery, securityLogPage).query(({ ctx, input }) =>
      service.listSecurityEvents(ctx.actor, input),
    ),
  });
