import { preview, previewRequest } from "@visiga/contracts/previews";
import { router, userProcedure } from "#platform/trpc/procedures.ts";
import type { PreviewsService } from "./previews.service.ts";

export const previewsRouter = (service: PreviewsService) =>
  router({
    create: userProcedure
      .input(previewRequest)
      .output(preview)
      .mutation(({ ctx, input }) => service.create(ctx.actor, input)),
  });
