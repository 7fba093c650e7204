import type { FastifyInstance } from "fastify";
import { activityPlugin } from "./features/activity/activity.plugin.ts";
import { activityRouter } from "./features/activity/activity.trpc.ts";
import { authPlugin } from "./features/auth/auth.plugin.ts";
import { authRouter } from "./features/auth/auth.trpc.ts";
import { passkeysRouter } from "./features/auth/passkeys.trpc.ts";
import { backupsPlugin } from "./features/backups/backups.plugin.ts";
import { backupsRouter } from "./features/backups/backups.trpc.ts";
import { binPlugin } from "./features/bin/bin.plugin.ts";
import { binRouter } from "./features/bin/bin.trpc.ts";
import { filesPlugin } from "./features/files/files.plugin.ts";
import { filesRouter } from "./features/files/files.trpc.ts";
import { pageViewsPlugin } from "./features/page-views/page-views.plugin.ts";
import { pageViewsRouter } from "./features/page-views/page-views.trpc.ts";
import { photosPlugin } from "./features/photos/photos.plugin.ts";
import { previewsPlugin } from "./features/previews/previews.plugin.ts";
import { previewsRouter } from "./features/previews/previews.trpc.ts";
import { removalsPlugin } from "./features/removals/removals.plugin.ts";
import { removalsRouter } from "./features/removals/removals.trpc.ts";
import { sitePlugin } from "./features/site/site.plugin.ts";
import { siteRouter } from "./features/site/site.trpc.ts";
import { usersPlugin } from "./features/users/users.plugin.ts";
import { usersRouter } from "./features/users/users.trpc.ts";
// Types of the server's decorations, for programs that import only this file.
import type {} from "./platform/platform.ts";
import { router } from "./platform/trpc/procedures.ts";

/** The features decorate the server with their services, each after the features that it uses. */
export const features = [
  usersPlugin,
  authPlugin,
  photosPlugin,
  filesPlugin,
  sitePlugin,
  binPlugin,
  previewsPlugin,
  removalsPlugin,
  activityPlugin,
  backupsPlugin,
  pageViewsPlugin,
];

export const createAppRouter = (app: FastifyInstance) =>
  router({
    auth: authRouter(app.auth),
    passkeys: passkeysRouter(app),
    users: usersRouter(app.users),
    files: filesRouter(app),
    bin: binRouter(app.bin),
    site: siteRouter(app),
    previews: previewsRouter(app.previews),
    removals: removalsRouter(app.removals),
    activity: activityRouter(app),
    backups: backupsRouter(app.backups),
    pageViews: pageViewsRouter(app.pageViews),
  });

/** @public The site names it by a type import that knip does not follow. */
export type AppRouter = ReturnType<typeof createAppRouter>;
