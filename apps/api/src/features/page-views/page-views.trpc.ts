import { pageViewReport } from "@visiga/contracts/page-views";
import { adminProcedure, router } from "#platform/trpc/procedures.ts";
import type { PageViewsService } from "./page-views.service.ts";

export const pageViewsRouter = (service: PageViewsService) =>
  router({
    report: adminProcedure.output(pageViewReport).query(({ ctx }) => service.report(ctx.actor)),
  });
