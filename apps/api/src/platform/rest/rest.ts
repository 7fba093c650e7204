import type { FastifyInstance } from "fastify";
import type { Authenticate, LogAccessDenied } from "#platform/identity.ts";
import type { RequestQuotas } from "#platform/security/request-quotas.ts";
import { guardRoutes } from "./access.ts";
import { parseBodies } from "./bodies.ts";
import { handleNotFound, sendFailure } from "./failures.ts";
import { requestValidator, responseSerializer } from "./schemas.ts";

export interface RestOptions {
  readonly authenticate: Authenticate;
  readonly budgets: Pick<RequestQuotas, "write" | "session">;
  readonly logAccessDenied: LogAccessDenied;
}

/** Sets up a scope for REST routes: validation, access control, error format. */
export function registerRest(app: FastifyInstance, options: RestOptions): void {
  app.setValidatorCompiler(requestValidator);
  app.setSerializerCompiler(responseSerializer);
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(handleNotFound);
  app.addHook("onRequest", async (_, reply) => void reply.header("cache-control", "no-store"));
  parseBodies(app);
  guardRoutes(app, options);
}
