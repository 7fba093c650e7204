import type { CreateFastifyContextOptions } from "@trpc/server/adapters/fastify";
import { type Authenticate, bearerToken, type Identity } from "#platform/identity.ts";

/** The caller of a procedure. */
export interface Context {
  /** Null without a token. @throws AppError for an invalid token */
  readonly identify: () => Promise<Identity | null>;
  /** Counts one write against the caller's limit. @throws AppError `rate_limited` */
  readonly spendWrite: () => Promise<void>;
  /** Network address; empty for calls of the server itself. */
  readonly address: string;
  /** Scheme and host for absolute links, no slash at the end. */
  readonly origin: string;
}

type Request = CreateFastifyContextOptions["req"];

export interface ContextOptions {
  readonly authenticate: Authenticate;
  readonly spendWrite: (address: string) => Promise<void>;
  readonly origin: (request: Request) => string;
}

/** Context of calls over HTTP. The token is verified at most once, when a procedure needs it. */
export const requestContext =
  ({ authenticate, spendWrite, origin }: ContextOptions) =>
  ({ req }: CreateFastifyContextOptions): Context => {
    const token = bearerToken(req.headers.authorization);
    let identity: Promise<Identity | null> | undefined;
    return {
      identify: () => {
        identity ??= token ? authenticate(token) : Promise.resolve(null);
        return identity;
      },
      spendWrite: () => spendWrite(req.ip),
      address: req.ip,
      origin: origin(req),
    };
  };

/** Context of the server's own calls while it draws a public page. */
export const visitorContext = (): Context => ({
  identify: async () => null,
  spendWrite: async () => {},
  address: "",
  origin: "",
});
