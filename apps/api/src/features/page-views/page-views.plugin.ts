import type { FastifyInstance } from "fastify";
import { PageViewCounts } from "./page-view-counts.ts";
import { PageViewsService } from "./page-views.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly pageViews: PageViewsService;
  }
}

export function pageViewsPlugin(app: FastifyInstance): void {
  const counts = new PageViewCounts(app);
  app.decorate("countPageView", counts.count.bind(counts));
  app.decorate("pageViews", new PageViewsService(app, counts));
  // After the last response. An unavailable database does not prevent the stop.
  app.addHook("onClose", () => counts.store().catch((error) => app.reportToOperator(`counts of page views: ${error}`)));
}
