import {
  credentials,
  passwordSetting,
  refreshRequest,
  sessionUserResponse,
  tokenCheck,
  tokensResponse,
} from "@visiga/contracts/auth";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { failures } from "#platform/http/failures.ts";
import type { Platform } from "#platform/platform.ts";
import { clientOf } from "#platform/rest/access.ts";
import { browserCookie } from "#platform/security/browser-cookie.ts";
import type { AuthService } from "./auth.service.ts";
import type { LoginClient } from "./password-checks.ts";

const config = { access: "public" } as const;
const session = { access: "public", budget: "session" } as const;

const operation = (operationId: string, summary: string) => ({ tags: ["auth"], operationId, summary });
const newTokens = { 200: tokensResponse, ...failures };

interface Deps extends Pick<Platform, "origins"> {
  readonly auth: AuthService;
}

export const authRest =
  ({ auth: service, origins }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const client = (request: FastifyRequest, reply: FastifyReply): LoginClient => ({
      ...clientOf(request),
      cookie: browserCookie(request, reply, origins.of(request).startsWith("https:")),
    });

    app.post(
      "/authenticate",
      { config, schema: { ...operation("authenticate", "Log in"), body: credentials, response: newTokens } },
      async (request, reply) => ({ data: await service.login(request.body, client(request, reply)) }),
    );

    app.post(
      "/user",
      {
        config,
        schema: {
          ...operation("checkToken", "Who a token belongs to"),
          body: tokenCheck,
          response: { 200: sessionUserResponse, ...failures },
        },
      },
      async ({ body }) => ({ data: await service.check(body.token) }),
    );

    app.post(
      "/refresh",
      {
        config: session,
        schema: {
          ...operation("refreshTokens", "New tokens for a refresh token"),
          body: refreshRequest,
          response: newTokens,
        },
      },
      async (request) => ({ data: await service.refresh(request.body.refreshToken, clientOf(request)) }),
    );

    app.post(
      "/logout",
      {
        config: session,
        schema: {
          ...operation("logOut", "End a session"),
          body: refreshRequest,
          response: { 204: z.null(), ...failures },
        },
      },
      async (request, reply) => {
        await service.logout(request.body.refreshToken, clientOf(request));
        return reply.code(204).send(null);
      },
    );

    app.post(
      "/password",
      {
        config,
        schema: {
          ...operation("setPassword", "Set a password with a one-time link, and log in"),
          body: passwordSetting,
          response: newTokens,
        },
      },
      async (request, reply) => ({ data: await service.setPassword(request.body, client(request, reply)) }),
    );
  };
