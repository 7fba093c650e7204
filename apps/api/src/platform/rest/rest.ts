import type { FastifyInstance } from "fastify";
import { guardRoutes } from "./access.ts";
import { parseBodies } from "./bodies.ts";
import { handleNotFound, sendFailure } from "./failures.ts";
import { requestValidator, responseSerializer } from "./schemas.ts";

/** Sets up a scope for REST routes: validation, access control, error format. */
export function registerRest(app: FastifyInstance): void {
  app.setValidatorCompiler(requestValidator);
  app.setSerializerCompiler(responseSerializer);
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(handleNotFound);
  app.addHook("onRequest", async (_, reply) => void reply.header("cache-control", "no-store"));
  parseBodies(app);
  guardRoutes(app);
}
