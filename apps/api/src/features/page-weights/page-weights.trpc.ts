import { pageWeights } from "@visiga/contracts/page-weights";
import { router, userProcedure } from "../../platform/trpc/procedures.ts";
import type { PageWeightsService } from "./page-weights.service.ts";

export const pageWeightsRouter = (service: PageWeightsService) =>
  router({
    list: userProcedure.output(pageWeights).query(({ ctx }) => service.list(ctx.actor)),
  });
