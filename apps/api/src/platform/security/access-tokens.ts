import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import fastifyJwt from "@fastify/jwt";
import { lifetimes } from "@visiga/contracts/auth";
import type { Clock } from "@visiga/system/clock";
import { bearerToken } from "@visiga/system/http/bearer-token";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { AppError } from "#platform/errors/app-error.ts";

/** Claims of an access token: user, session and credentials version. Each request checks them in the database. */
const claims = z.object({ sub: z.uuid(), sid: z.uuid(), cv: z.int() });
type AccessClaims = z.infer<typeof claims>;

const readClaims = z.extend(claims, { iat: z.int(), exp: z.int() });

export async function registerAccessTokens(app: FastifyInstance, secret: string, clock: Clock) {
  await app.register(fastifyJwt, {
    secret: createHash("sha256").update(`access token ${secret}`).digest(),
    sign: { algorithm: "HS256" },
  });
  const { jwt } = app;

  /** @throws AppError `session_expired` if its signature is valid, `unauthenticated` for anything else */
  const verify = (token: string): AccessClaims => {
    try {
      return claims.parse(
        jwt.verify(token, { algorithms: ["HS256"], clockTimestamp: clock().getTime(), requiredClaims: ["exp"] }),
      );
    } catch (error) {
      const expired = (error as { code?: string }).code === "FAST_JWT_EXPIRED";
      throw new AppError(expired ? "session_expired" : "unauthenticated", { cause: error });
    }
  };
  return {
    sign(payload: AccessClaims): string {
      const now = Math.floor(clock().getTime() / 1000);
      return jwt.sign({ ...payload, iat: now, exp: now + lifetimes.access });
    },
    verify,
    /** A token with a valid signature, also an expired one. Only the database knows whether it is still valid. */
    of({ headers }: IncomingMessage) {
      const token = bearerToken(headers.authorization);
      if (token === undefined) return null;
      try {
        const own = z.parse(readClaims, jwt.verify(token, { algorithms: ["HS256"], ignoreExpiration: true }));
        const now = clock().getTime() / 1000;
        return now < own.iat + lifetimes.refresh ? { session: own.sid, expired: now >= own.exp } : null;
      } catch {
        return null;
      }
    },
  };
}
