import type { FastifyInstance } from "fastify";
import { BinService } from "./bin.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly bin: BinService;
  }
}

export function binPlugin(app: FastifyInstance): void {
  const { database, contentVersion, revisions, clock, photos, fileBin: picture, siteBin: site } = app;
  const restorable = { picture, site };
  app.decorate("bin", new BinService({ database, contentVersion, revisions, clock, photos, restorable }));
}
