import { releaseStatus } from "@visiga/contracts/releases";
import { adminProcedure, router } from "#platform/trpc/procedures.ts";
import type { ReleasesService } from "./releases.service.ts";

export const releasesRouter = (service: ReleasesService) =>
  router({
    status: adminProcedure.output(releaseStatus).query(({ ctx }) => service.status(ctx.actor)),
  });
