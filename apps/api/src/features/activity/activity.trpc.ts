import { activityQuery, activitySlice } from "@visiga/contracts/activity";
import { adminProcedure, router } from "#platform/trpc/procedures.ts";
import type { ActivityService } from "./activity.service.ts";

export const activityRouter = (service: ActivityService) =>
  router({
    list: adminProcedure
      .input(activityQuery)
      .output(activitySlice)
      .query(({ ctx, input }) => service.list(ctx.actor, input)),
  });
