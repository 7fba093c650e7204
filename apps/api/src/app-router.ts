import { activityRouter } from "./features/activity/activity.trpc.ts";
import { authRouter } from "./features/auth/auth.trpc.ts";
import { passkeysRouter } from "./features/auth/passkeys.trpc.ts";
import { backupsRouter } from "./features/backups/backups.trpc.ts";
import { binRouter } from "./features/bin/bin.trpc.ts";
import { clockRouter } from "./features/clock/clock.trpc.ts";
import { filesRouter } from "./features/files/files.trpc.ts";
import { pageViewsRouter } from "./features/page-views/page-views.trpc.ts";
import { previewsRouter } from "./features/previews/previews.trpc.ts";
import { releasesRouter } from "./features/releases/releases.trpc.ts";
import { removalsRouter } from "./features/removals/removals.trpc.ts";
import { siteRouter } from "./features/site/site.trpc.ts";
import { usersRouter } from "./features/users/users.trpc.ts";
import { router } from "./platform/trpc/procedures.ts";
import type { Services } from "./services.ts";

export const createAppRouter = (services: Services) =>
  router({
    auth: authRouter(services.auth),
    passkeys: passkeysRouter(services.passkeys, services.passkeyLogins),
    users: usersRouter(services.users),
    files: filesRouter(services),
    bin: binRouter(services.bin),
    site: siteRouter(services),
    previews: previewsRouter(services.previews),
    removals: removalsRouter(services.removals),
    activity: activityRouter(services.activity),
    backups: backupsRouter(services.backups),
    clock: clockRouter(services.clockConfirmations),
    releases: releasesRouter(services.releases),
    pageViews: pageViewsRouter(services.pageViews),
  });

/** @public The site names it by a type import that knip does not follow. */
export type AppRouter = ReturnType<typeof createAppRouter>;
