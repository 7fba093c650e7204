import { preview, previewRequest } from "@visiga/contracts/previews";
import { router, userCall } from "#platform/trpc/procedures.ts";
import type { PreviewsService } from "./previews.service.ts";

export const previewsRouter = (service: PreviewsService) =>
  router({
    create: userCall(previewRequest, preview).mutation(({ ctx, input }) => service.create(ctx.actor, input)),
  });
