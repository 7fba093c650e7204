import { backupChoice, backupDownload, backupStatus, restoreKey } from "@visiga/contracts/backups";
import { adminCall, adminProcedure, router } from "#platform/trpc/procedures.ts";
import type { BackupsService } from "./backups.service.ts";

export const backupsRouter = (service: BackupsService) =>
  router({
    status: adminProcedure.output(backupStatus).query(({ ctx }) => service.status(ctx.actor)),
    make: adminProcedure.mutation(({ ctx }) => service.make(ctx.actor)),
    download: adminCall(backupChoice, backupDownload).mutation(({ ctx, input }) =>
      service.download(ctx.actor, input.name, ctx),
    ),
    openRestore: adminProcedure.output(restoreKey).mutation(({ ctx }) => service.openRestore(ctx.actor, ctx)),
  });
