import { authRouter } from "./features/auth/auth.trpc.ts";
import { filesRouter } from "./features/files/files.trpc.ts";
import { siteRouter } from "./features/site/site.trpc.ts";
import { usersRouter } from "./features/users/users.trpc.ts";
import { router } from "./platform/trpc/procedures.ts";
import type { Services } from "./services.ts";

/** Every typed procedure. */
export const createAppRouter = (services: Services) =>
  router({
    auth: authRouter(services.auth),
    users: usersRouter(services.users),
    files: filesRouter(services.files),
    site: siteRouter(services.site),
  });

export type AppRouter = ReturnType<typeof createAppRouter>;
