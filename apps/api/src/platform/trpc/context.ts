import type { CreateFastifyContextOptions } from "@trpc/server/adapters/fastify";
import pLimit from "p-limit";
import type { Origins } from "#platform/http/origins.ts";
import type { UserActor } from "#platform/security/actor.ts";
import { type BrowserCookie, browserCookie } from "#platform/security/browser-cookie.ts";
import { deviceName } from "#platform/security/device-name.ts";
import { type Authenticate, bearerToken } from "#platform/security/identity.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";
import type { RequestQuotas } from "#platform/security/request-quotas.ts";

export interface Context {
  /** Null without a token. @throws AppError for an invalid token */
  readonly identify: () => Promise<UserActor | null>;
  /** Procedures of one request run one after another, so that a batch uses one database connection. */
  readonly oneAtATime: <Result>(run: () => Promise<Result>) => Promise<Result>;
  readonly consumeQuota: (budget: keyof RequestQuotas) => Promise<void>;
  readonly address: string;
  readonly device: string;
  readonly cookie: BrowserCookie;
  readonly origin: string;
}

export interface ContextDeps {
  readonly authenticate: Authenticate;
  readonly quotas: RequestQuotas;
  readonly origins: Origins;
}

/** Context of calls over HTTP. The token is verified at most once, when a procedure needs it. */
export const requestContext =
  ({ authenticate, quotas, origins }: ContextDeps) =>
  ({ req, res }: CreateFastifyContextOptions): Context => {
    const origin = origins.of(req);
    const token = bearerToken(req.headers.authorization);
    const address = quotaAddress(req);
    let user: Promise<UserActor | null> | undefined;
    return {
      oneAtATime: pLimit(1),
      identify: () => {
        user ??= token ? authenticate(token) : Promise.resolve(null);
        return user;
      },
      consumeQuota: (budget) => quotas[budget](address),
      address,
      device: deviceName(req.headers["user-agent"]),
      cookie: browserCookie(req, res, origin.startsWith("https:")),
      origin,
    };
  };
