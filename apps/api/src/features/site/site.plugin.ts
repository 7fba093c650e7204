import type { FastifyInstance } from "fastify";
import { SamplesService } from "./samples.service.ts";
import { SiteService } from "./site.service.ts";
import { SiteBinService } from "./site-bin.service.ts";
import { SiteEditingService } from "./site-editing.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly site: SiteService;
    readonly siteEditing: SiteEditingService;
    readonly siteBin: SiteBinService;
    readonly samples: SamplesService;
  }
}

export function sitePlugin(app: FastifyInstance): void {
  app.decorate("site", new SiteService(app));
  app.decorate("siteEditing", new SiteEditingService(app));
  app.decorate("siteBin", new SiteBinService(app));
  app.decorate("samples", new SamplesService(app));
}
