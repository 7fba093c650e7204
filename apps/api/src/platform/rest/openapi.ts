import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** Content-Security-Policy of the documentation's pages, which also set inline styles by script. */
const documentationPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Collects the REST routes that are registered after it into OpenAPI 3.1. */
export async function describeRest(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Visiga",
        version: "1",
        description: "Pictures and accounts of the school’s website. Tokens travel as `Authorization: Bearer`.",
        license: { name: "MIT", identifier: "MIT" },
      },
      tags: [
        { name: "auth", description: "Sessions and passwords" },
        { name: "users", description: "Accounts, for administrators" },
        { name: "files", description: "Pictures with their texts: read by everybody, changed by whoever is logged in" },
        { name: "removals", description: "Requests of visitors to remove a picture" },
      ],
      servers: [{ url: "/" }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document as never);
      const { access = "public" } = document.route.config ?? {};
      return { url, schema: { ...schema, security: access === "public" ? [] : [{ bearer: [] }] } };
    },
  });
}

/** Serves `/openapi.json` under the prefix of the scope. */
export function serveOpenApi(app: FastifyInstance): void {
  app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}

/** Serves Swagger UI at `/api/docs`. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: documentationPolicy,
    uiConfig: { url: "/api/openapi.json", persistAuthorization: false },
  });
}
