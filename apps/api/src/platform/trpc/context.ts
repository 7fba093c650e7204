import type { CreateFastifyContextOptions } from "@trpc/server/adapters/fastify";
import { bearerToken } from "@visiga/system/http/bearer-token";
import pLimit from "p-limit";
import type { Platform } from "#platform/platform.ts";
import { clientOf } from "#platform/rest/access.ts";
import type { UserActor } from "#platform/security/actor.ts";
import { browserCookie } from "#platform/security/browser-cookie.ts";
import type { Authenticate } from "#platform/security/identity.ts";
import type { RequestQuotas } from "#platform/security/request-quotas.ts";

export type Context = ReturnType<ReturnType<typeof requestContext>>;

export interface ContextDeps extends Pick<Platform, "quotas" | "origins"> {
  readonly authenticate: Authenticate;
}

/** Context of calls over HTTP. The token is verified at most once, when a procedure needs it. */
export const requestContext =
  ({ authenticate, quotas, origins }: ContextDeps) =>
  ({ req, res }: CreateFastifyContextOptions) => {
    const origin = origins.of(req.raw);
    const token = bearerToken(req.headers.authorization);
    const client = clientOf(req);
    let user: Promise<UserActor | null> | undefined;
    return {
      ...client,
      /** Procedures of one request run one after another, so that a batch uses one database connection. */
      oneAtATime: pLimit(1),
      /** Null without a token. @throws AppError for an invalid token */
      identify: () => {
        user ??= token ? authenticate(token) : Promise.resolve(null);
        return user;
      },
      consumeQuota: (budget: keyof RequestQuotas) => quotas[budget](client.address),
      cookie: browserCookie(req, res, origin.startsWith("https:")),
      origin,
    };
  };
