import type { Procedure } from "@visiga/contracts/procedures";
import { bearerToken } from "@visiga/system/http/bearer-token";
import type { FastifyInstance, FastifyRequest, FastifySchema } from "fastify";
import { isDenial } from "#platform/errors/app-error.ts";
import { failures } from "#platform/http/failures.ts";
import { type Actor, requireAdmin, requireUser, type UserActor, visitor } from "#platform/security/actor.ts";
import { deviceName } from "#platform/security/device-name.ts";
import type { Authenticate, Client } from "#platform/security/identity.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The authenticated user; set on routes that are not public. */
    actor: UserActor | null;
  }
}

export interface Guards {
  readonly authenticate: Authenticate;
  readonly securityLog: Pick<SecurityLog, "write">;
}

/** Describes routes of one tag, with the access and the cost of their rows. Each also responds with failures. */
export const routesOf =
  (tag: string) =>
  <Schema extends FastifySchema & { readonly response: object }>(
    { access, cost }: Procedure,
    operationId: string,
    summary: string,
    schema: Schema,
  ) => ({
    config: { access, cost },
    schema: { tags: [tag], operationId, summary, ...schema, response: { ...schema.response, ...failures } },
  });

/** Refuses callers without access to a route before reading the body; the services check again. */
export function guardRoutes(app: FastifyInstance, { authenticate, securityLog }: Guards): void {
  app.decorateRequest("actor", null);

  app.addHook("onRequest", async (request) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === "public" || access === "ownKey") return;
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
