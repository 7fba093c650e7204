import { pageWeightQuery, pageWeights } from "@visiga/contracts/page-weights";
import { router, userProcedure } from "#platform/trpc/procedures.ts";
import type { PageWeightsService } from "./page-weights.service.ts";

export const pageWeightsRouter = (service: PageWeightsService) =>
  router({
    list: userProcedure
      .input(pageWeightQuery)
      .output(pageWeights)
      .query(({ ctx, input }) => service.list(ctx.actor, input)),
  });
