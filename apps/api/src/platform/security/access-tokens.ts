import { createHash } from "node:crypto";
import fastifyJwt from "@fastify/jwt";
import { lifetimes } from "@visiga/contracts/auth";
import Fastify from "fastify";
import * as z from "zod/mini";
import type { Clock } from "#platform/clock.ts";
import { AppError } from "#platform/errors.ts";

/** What an access token says: whose session, made under which password. The database has the last word on all of it. */
const claims = z.object({ sub: z.uuid(), sid: z.uuid(), cv: z.int() });
export type AccessClaims = z.infer<typeof claims>;

export interface AccessTokens {
  sign(claims: AccessClaims): string;
  /** @throws AppError `session_expired` for one of ours whose time is over, `unauthenticated` for anything else. */
  verify(token: string): AccessClaims;
}

/** Short-lived signed tokens (JWT, HS256). */
export async function createAccessTokens(secret: string, clock: Clock): Promise<AccessTokens> {
  // The plugin needs a server to sit on; services come before the real one and are used without any.
  const host = Fastify();
  await host.register(fastifyJwt, {
    secret: createHash("sha256").update(`access token ${secret}`).digest(),
    sign: { algorithm: "HS256" },
  });
  await host.ready();
  const { jwt } = host;

  return {
    sign(payload) {
      const now = Math.floor(clock().getTime() / 1000);
      return jwt.sign({ ...payload, iat: now, exp: now + lifetimes.access });
    },
    verify(token) {
      try {
        return claims.parse(
          jwt.verify(token, { algorithms: ["HS256"], clockTimestamp: clock().getTime(), requiredClaims: ["exp"] }),
        );
      } catch (error) {
        const expired = (error as { code?: string }).code === "FAST_JWT_EXPIRED";
        throw new AppError(expired ? "session_expired" : "unauthenticated", { cause: error });
      }
    },
  };
}
