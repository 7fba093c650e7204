import type { FastifyContextConfig, FastifyInstance, FastifyRequest, FastifySchema } from "fastify";
import { isDenial } from "#platform/errors/app-error.ts";
import { failures } from "#platform/http/failures.ts";
import { type Actor, requireAdmin, requireUser, type UserActor, visitor } from "#platform/security/actor.ts";
import { deviceName } from "#platform/security/device-name.ts";
import { type Access, type Authenticate, bearerToken, type Client } from "#platform/security/identity.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";
import type { RequestQuotas } from "#platform/security/request-quotas.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Access level of this route. Required on every REST route. */
    access?: Access;
    /** Quota of a changing request. Absent: that of writes. */
    budget?: "session";
  }
  interface FastifyRequest {
    /** The authenticated user; set on routes that are not public. */
    actor: UserActor | null;
  }
}

export interface Guards {
  readonly authenticate: Authenticate;
  readonly quotas: RequestQuotas;
  readonly securityLog: Pick<SecurityLog, "write">;
}

/** Describes routes of one tag with the same access. Each also responds with failures. */
export const routesOf =
  (tag: string, config: FastifyContextConfig) =>
  <Schema extends FastifySchema & { readonly response: object }>(
    operationId: string,
    summary: string,
    schema: Schema,
  ) => ({
    config,
    schema: { tags: [tag], operationId, summary, ...schema, response: { ...schema.response, ...failures } },
  });

/** Refuses callers without access to a route before reading the body; the services check again. */
export function guardRoutes(app: FastifyInstance, { authenticate, quotas, securityLog }: Guards): void {
  app.decorateRequest("actor", null);

  app.addHook("onRoute", ({ config, schema, method, url }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not say who may call it`);
    if (!schema?.response || "hide" in schema) throw new Error(`${method} ${url} is not documented`);
  });

  app.addHook("onRequest", async (request) => {
    if (request.is404) return;
    const { access, budget = "write" } = request.routeOptions.config;
    if (request.method !== "GET" && request.method !== "HEAD") await quotas[budget](quotaAddress(request));
    if (access === "public" || access === "ownKey") return;
    const token = bearerToken(request.headers.authorization);
    request.actor = token ? await authenticate(token) : null;
    if (access === "admin") requireAdmin(actorOf(request));
    else requireUser(actorOf(request));
  });

  app.addHook("onError", async (request, _, error) => {
    if (!request.actor || !isDenial(error)) return;
    const detail = `${request.method} ${request.routeOptions.url}`;
    await securityLog.write({ kind: "accessDenied", account: request.actor, client: clientOf(request), detail });
  });
}

export const actorOf = (request: FastifyRequest): Actor => request.actor ?? visitor;

export const clientOf = (request: FastifyRequest): Client => ({
  address: quotaAddress(request),
  device: deviceName(request.headers["user-agent"]),
});
