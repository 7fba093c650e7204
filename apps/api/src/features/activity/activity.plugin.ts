import type { FastifyInstance } from "fastify";
import { ActivityService } from "./activity.service.ts";
import { Retention } from "./retention.ts";
import { SecurityLogService } from "./security-log.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly activity: ActivityService;
    readonly securityEvents: SecurityLogService;
    readonly retention: Retention;
  }
}

export function activityPlugin(app: FastifyInstance): void {
  app.decorate("activity", new ActivityService(app));
  app.decorate("securityEvents", new SecurityLogService(app));
  app.decorate("retention", new Retention(app));
}
