import type { FastifyInstance } from "fastify";
import { RemovalChecks } from "./removal-checks.ts";
import { RemovalsService } from "./removals.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly removals: RemovalsService;
    readonly removalChecks: RemovalChecks;
  }
}

export function removalsPlugin(app: FastifyInstance): void {
  app.decorate("removalChecks", new RemovalChecks(app));
  app.decorate("removals", new RemovalsService(app));
}
