import type { FastifyInstance } from "fastify";
import { ActivityService } from "./activity.service.ts";
import { SecurityLogService } from "./security-log.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly activity: ActivityService;
    readonly securityEvents: SecurityLogService;
  }
}

export function activityPlugin(app: FastifyInstance): void {
  app.decorate("activity", new ActivityService(app));
  app.decorate("securityEvents", new SecurityLogService(app));
}
