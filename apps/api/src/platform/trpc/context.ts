import type { CreateFastifyContextOptions } from "@trpc/server/adapters/fastify";
import { type Authenticate, bearerToken, type Identity, type NoteDenial } from "#platform/identity.ts";
import { type BrowserCookie, browserCookie } from "#platform/security/browser-cookie.ts";
import { deviceName } from "#platform/security/device-name.ts";
import { limitedAddress } from "#platform/security/limited-address.ts";
import type { RequestBudgets } from "#platform/security/request-limit.ts";

/** The caller of a procedure. */
export interface Context {
  /** Null without a token. @throws AppError for an invalid token */
  readonly identify: () => Promise<Identity | null>;
  /** Counts the call against one of the caller's limits. @throws AppError `rate_limited` */
  readonly spend: (budget: keyof RequestBudgets) => Promise<void>;
  /** Network address that limits count by; empty for calls of the server itself, and where it is not known. */
  readonly address: string;
  /** Browser and system, `Chrome, Android`; empty where they are not known. */
  readonly device: string;
  /** The cookie that the browser is recognised by at a login. */
  readonly cookie: BrowserCookie;
  /** Scheme and host for absolute links, no slash at the end. */
  readonly origin: string;
}

type Request = CreateFastifyContextOptions["req"];

export interface ContextOptions {
  readonly authenticate: Authenticate;
  readonly budgets: RequestBudgets;
  readonly noteDenial: NoteDenial;
  readonly origin: (request: Request) => string;
}

/** Context of calls over HTTP. The token is verified at most once, when a procedure needs it. */
export const requestContext =
  ({ authenticate, budgets, origin }: ContextOptions) =>
  ({ req, res }: CreateFastifyContextOptions): Context => {
    const token = bearerToken(req.headers.authorization);
    const address = limitedAddress(req);
    let identity: Promise<Identity | null> | undefined;
    return {
      identify: () => {
        identity ??= token ? authenticate(token) : Promise.resolve(null);
        return identity;
      },
      spend: (budget) => budgets[budget](address),
      address,
      device: deviceName(req.headers["user-agent"]),
      cookie: browserCookie(req, res, origin(req).startsWith("https:")),
      origin: origin(req),
    };
  };

/** Context of the server's own calls while it draws a public page. */
export const visitorContext = (): Context => ({
  identify: async () => null,
  spend: async () => {},
  address: "",
  device: "",
  cookie: { value: undefined, set: () => {} },
  origin: "",
});
