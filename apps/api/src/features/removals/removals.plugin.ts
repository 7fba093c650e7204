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
  const { database, contentVersion, revisions, clock, photos, fileEditing: files } = app;
  const checks = new RemovalChecks(app.secret, clock);
  app.decorate("removalChecks", checks);
  app.decorate("removals", new RemovalsService({ database, contentVersion, revisions, clock, photos, files, checks }));
}
