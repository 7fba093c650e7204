import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";
import { decorateIfAbsent } from "#platform/http/decorate-if-absent.ts";
import { AuthService } from "./auth.service.ts";
import { KnownBrowsers } from "./known-browsers.ts";
import { LoginLimits, type LoginQueues, type LoginQuota, loginQueues, loginQuota } from "./login-limits.ts";
import { PasskeyChallenges } from "./passkey-challenges.ts";
import { PasskeyLogins } from "./passkey-logins.ts";
import { PasskeyRules } from "./passkey-rules.ts";
import { PasskeysService } from "./passkeys.service.ts";
import { PasswordChecks } from "./password-checks.ts";
import { PasswordLinks } from "./password-links.ts";
import { Sessions } from "./sessions.ts";
import { StoredPasskeys } from "./stored-passkeys.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly auth: AuthService;
    readonly passkeys: PasskeysService;
    readonly passkeyLogins: PasskeyLogins;
    readonly loginQuota: LoginQuota;
    readonly loginQueues: LoginQueues;
  }
}

export function authPlugin(app: FastifyInstance): void {
  const { database, accessTokens, clock, revisions, securityLog, userRepository: users } = app;
  decorateIfAbsent(app, "loginQuota", () => loginQuota);
  app.decorate("loginQueues", loginQueues());
  const rules = new PasskeyRules(app);
  const sessions = new Sessions(app, rules);
  const links = new PasswordLinks(app);
  const passkeys = new StoredPasskeys(app);
  const challenges = new PasskeyChallenges(app);
  const checks = new PasswordChecks(app, new LoginLimits(app), new KnownBrowsers(app));
  const deps = { database, clock, revisions, securityLog, users, sessions, links, passkeys, challenges, rules, checks };
  const auth = new AuthService(deps);
  app.decorate("auth", auth);
  app.decorate("passkeys", new PasskeysService(deps));
  app.decorate("passkeyLogins", new PasskeyLogins(deps));
  app.decorate("authenticate", (token) => auth.identify(token));
  app.decorate("isUsers", async (request) => {
    const own = accessTokens.of(request);
    return own !== null && (!own.expired || (await sessions.isOpen(own.session)));
  });
  app.decorate("credentials", {
    createPasswordLink: (manager: EntityManager, userId: string) => links.create(manager, userId),
    revoke: async (manager: EntityManager, userId: string) => {
      await sessions.end(manager, { userId });
      await links.revoke(manager, userId);
      await passkeys.remove(manager, { userId });
    },
  });
}
