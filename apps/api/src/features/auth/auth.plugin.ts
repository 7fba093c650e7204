import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";
import { decorateIfAbsent } from "#platform/decorate-if-absent.ts";
import { AuthService } from "./auth.service.ts";
import { KnownBrowsers } from "./known-browsers.ts";
import { LoginLimits, type LoginQueues, type LoginQuota, loginQueues, loginQuota } from "./login-limits.ts";
import { PasswordLinks } from "./password-links.ts";
import { Sessions } from "./sessions.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly auth: AuthService;
    readonly loginQuota: LoginQuota;
    /** Queues of logins that wait for password hashing. */
    readonly loginQueues: LoginQueues;
  }
}

export function authPlugin(app: FastifyInstance): void {
  const { database, secret, accessTokens, clock, revisions, securityLog, userRepository: users } = app;
  decorateIfAbsent(app, "loginQuota", () => loginQuota);
  app.decorate("loginQueues", loginQueues());
  const sessions = new Sessions({ database, users, accessTokens, secret, clock, securityLog });
  const links = new PasswordLinks(database, clock);
  const limits = new LoginLimits(app);
  const browsers = new KnownBrowsers(secret, clock);
  const turns = app.loginQueues;
  const auth = new AuthService({ database, users, sessions, links, limits, browsers, turns, revisions, securityLog });
  app.decorate("auth", auth);
  app.decorate("authenticate", (token) => auth.identify(token));
  app.decorate("isUsers", async (request) => {
    const own = accessTokens.of(request);
    return own !== null && (!own.expired || (await sessions.isOpen(own.session)));
  });
  app.decorate("credentials", {
    createPasswordLink: (manager: EntityManager, userId: string) => links.create(manager, userId),
    revoke: async (manager: EntityManager, userId: string) => {
      await sessions.endAll(manager, userId);
      await links.revoke(manager, userId);
    },
  });
}
