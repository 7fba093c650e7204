import type { IncomingMessage } from "node:http";
import swagger from "@fastify/swagger";
import { securityHeaders } from "@visiga/system/http/security-headers";
import Fastify, { type FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { acceptedEncoding, CompressedResponse } from "#platform/cache/cached-response.ts";
import { sendEncoded } from "#platform/cache/content-response-cache.ts";
import { withDescriptions } from "./field-descriptions.ts";

/** Content-Security-Policy of the documentation's pages, whose scripts also set inline styles. */
const documentationPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Collects the REST routes registered afterwards into an OpenAPI 3.1 description. */
export async function describeRest(rest: FastifyInstance): Promise<void> {
  await rest.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Visiga",
        version: "1",
        description:
          "Pictures, documents, accounts, removal requests and entrance results of the school’s website. Send tokens as `Authorization: Bearer`.",
        license: { name: "MIT", identifier: "MIT" },
      },
      tags: [
        { name: "auth", description: "Sessions and passwords" },
        { name: "users", description: "Accounts, for administrators" },
        {
          name: "files",
          description: "Pictures with their texts: public to read; users may change them",
        },
        { name: "removals", description: "Requests of visitors to remove a picture" },
        { name: "documents", description: "PDF files for the page of documents" },
        { name: "entrance results", description: "Outcomes of the entrance examination by form number" },
      ],
      servers: [{ url: "/" }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document as never);
      const { access = "public" } = document.route.config ?? {};
      const [tag = ""] = document.schema?.tags ?? [];
      const security = access === "public" ? [] : [{ bearer: [] }];
      return { url, schema: { ...withDescriptions(schema, tag), security } };
    },
  });
}

function described(type: string, body: Buffer): CompressedResponse {
  const headers = {
    ...securityHeaders,
    "content-security-policy": documentationPolicy,
    "cache-control": "no-cache",
    "content-type": type,
    vary: "accept-encoding",
  };
  return new CompressedResponse({ status: 200, headers, body }, { rare: true });
}

/** Serves Swagger UI at `/api/docs`, and the description at `/api/openapi.json` and at Swagger UI's own path. */
export function serveDocumentation(app: FastifyInstance, rest: FastifyInstance): void {
  let description: CompressedResponse | undefined;
  // Made at the first request, when the routes no longer change.
  const describe = () => {
    description ??= described("application/json; charset=utf-8", Buffer.from(JSON.stringify(rest.swagger())));
    return description;
  };
  for (const route of ["/api/openapi.json", "/api/docs/json"]) {
    app.earlyResponses.add({
      prefix: route,
      route,
      find: ({ url, headers }) =>
        url === route ? describe().ready(acceptedEncoding(headers["accept-encoding"])) : undefined,
    });
    app.get(route, { config }, (request, reply) => sendEncoded(request, reply, describe()));
  }
  serveSwaggerUi(app, rest);
}

const config = { access: "public", cost: "computation" } as const;

/**
 * A Fastify of its own, made at the first request: loading its package takes a tenth of a start. Each of its files is
 * compressed once.
 */
function serveSwaggerUi(app: FastifyInstance, rest: FastifyInstance): void {
  const files = new Map<string, CompressedResponse>();
  let created: Promise<FastifyInstance> | undefined;
  const create = async () => {
    const { default: swaggerUi } = await import("@fastify/swagger-ui");
    const instance = Fastify();
    await instance.register(swagger, { mode: "static", specification: { document: rest.swagger() as never } });
    await instance.register(swaggerUi, {
      routePrefix: "/api/docs",
      uiConfig: { url: "/api/openapi.json", persistAuthorization: false },
    });
    await instance.ready();
    return instance;
  };
  const pathOf = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0] ?? "";
  const route = "/api/docs/*";
  app.earlyResponses.add({
    prefix: "/api/docs/",
    route,
    find: (request) => files.get(pathOf(request))?.ready(acceptedEncoding(request.headers["accept-encoding"])),
  });
  for (const url of ["/api/docs", route])
    app.get(url, { config }, async (request, reply) => {
      const path = pathOf(request.raw);
      // One spelling for each file, because everything else would be compressed and kept too.
      if (!/^\/api\/docs\/?(static\/[\w-]+\.[\w-]+(\.[\w-]+)?)?$/.test(path)) return reply.callNotFound();
      const known = files.get(path);
      if (known) return sendEncoded(request, reply, known);
      created ??= create();
      const { statusCode: status, headers, rawPayload: body } = await (await created).inject(path);
      if (status !== 200) return reply.callNotFound();
      const answer = described(String(headers["content-type"]), body);
      files.set(path, answer);
      return sendEncoded(request, reply, answer);
    });
  app.addHook("onClose", async () => (await created)?.close());
}
