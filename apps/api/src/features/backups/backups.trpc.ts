import { backupChoice, backupDownload, backupStatus } from "@visiga/contracts/backups";
import { restoreKey } from "@visiga/contracts/restore";
import { adminCall, adminProcedure, router } from "#platform/trpc/procedures.ts";
import type { BackupsService } from "./backups.service.ts";
import type { RestoreService } from "./restore.service.ts";

export const backupsRouter = (service: BackupsService) =>
  router({
    status: adminProcedure.output(backupStatus).query(({ ctx }) => service.status(ctx.actor)),
    download: adminCall(backupChoice, backupDownload).mutation(({ ctx, input }) =>
      service.download(ctx.actor, input.name, ctx),
    ),
  });

export const restoreRouter = (service: RestoreService) =>
  router({
    open: adminProcedure.output(restoreKey).mutation(({ ctx }) => service.open(ctx.actor, ctx)),
  });
