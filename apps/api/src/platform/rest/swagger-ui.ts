import swagger from "@fastify/swagger";
import Fastify, { type FastifyInstance } from "fastify";
import { handleFrameworkError, handleNotFound, sendFailure } from "#platform/http/failures.ts";
import { addSecurityHeaders } from "#platform/security/headers.ts";

/**
 * Serves Swagger UI at `/api/docs`. Loading its package takes as long as a tenth of a start, so it is a separate
 * Fastify instance, created at the first request.
 * @param policy Content-Security-Policy of its pages
 */
export function serveSwaggerUi(app: FastifyInstance, policy: string): void {
  let created: Promise<FastifyInstance> | undefined;
  const create = async () => {
    const { default: swaggerUi } = await import("@fastify/swagger-ui");
    const instance = Fastify({ frameworkErrors: handleFrameworkError });
    instance.setErrorHandler(sendFailure);
    instance.setNotFoundHandler(handleNotFound);
    addSecurityHeaders(instance);
    await instance.register(swagger, { mode: "static", specification: { document: app.swagger() as never } });
    await instance.register(swaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: policy,
      uiConfig: { url: "/api/openapi.json", persistAuthorization: false },
    });
    await instance.ready();
    return instance;
  };
  for (const route of ["/api/docs", "/api/docs/*"])
    app.get(route, { schema: { hide: true } }, async (request, reply) => {
      created ??= create();
      const { routing } = await created;
      reply.hijack();
      routing(request.raw, reply.raw);
    });
  app.addHook("onClose", async () => (await created)?.close());
}
