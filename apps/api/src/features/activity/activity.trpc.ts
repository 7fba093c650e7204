import { activityPage, activityQuery } from "@visiga/contracts/activity";
import { securityLogPage, securityLogQuery } from "@visiga/contracts/security-log";
import type { FastifyInstance } from "fastify";
import { adminProcedure, router } from "#platform/trpc/procedures.ts";

export const activityRouter = ({ activity, securityEvents }: FastifyInstance) =>
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
