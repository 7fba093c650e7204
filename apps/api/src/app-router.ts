import { activityRouter } from "./features/activity/activity.trpc.ts";
import { authRouter } from "./features/auth/auth.trpc.ts";
import { backupsRouter } from "./features/backups/backups.trpc.ts";
import { binRouter } from "./features/bin/bin.trpc.ts";
import { filesRouter } from "./features/files/files.trpc.ts";
import { removalsRouter } from "./features/removals/removals.trpc.ts";
import { siteRouter } from "./features/site/site.trpc.ts";
import { usersRouter } from "./features/users/users.trpc.ts";
import { router } from "./platform/trpc/procedures.ts";
import type { Services } from "./services.ts";

export const createAppRouter = (services: Services) =>
  router({
    auth: authRouter(services.auth),
    users: usersRouter(services.users),
    files: filesRouter({
      publicFiles: services.publicFiles,
      managedFiles: services.managedFiles,
      editing: services.fileEditing,
      order: services.fileOrder,
      bin: services.fileBin,
    }),
    bin: binRouter(services.bin),
    site: siteRouter({ site: services.site, editing: services.siteEditing, samples: services.samples }),
    removals: removalsRouter(services.removals),
    activity: activityRouter({ activity: services.activity, securityLog: services.securityLog }),
    backups: backupsRouter(services.backups),
  });

/** @public The site names it by a type import that knip does not follow. */
export type AppRouter = ReturnType<typeof createAppRouter>;
