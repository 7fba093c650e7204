import type { FastifyInstance } from "fastify";
import type { Authenticate, NoteDenial } from "#platform/identity.ts";
import type { RequestBudgets } from "#platform/security/request-limit.ts";
import { guardRoutes } from "./access.ts";
import { parseBodies } from "./bodies.ts";
import { answerFailure, answerUnknownRoute } from "./failures.ts";
import { requestValidator, responseSerializer } from "./schemas.ts";

export interface RestOptions {
  readonly authenticate: Authenticate;
  readonly budgets: Pick<RequestBudgets, "write" | "session">;
  readonly noteDenial: NoteDenial;
}

/** Sets up a scope for REST routes: validation, access control, error format. */
export function speakRest(app: FastifyInstance, options: RestOptions): void {
  app.setValidatorCompiler(requestValidator);
  app.setSerializerCompiler(responseSerializer);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(answerUnknownRoute);
  app.addHook("onRequest", async (_, reply) => void reply.header("cache-control", "no-store"));
  parseBodies(app);
  guardRoutes(app, options);
}
