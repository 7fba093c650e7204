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
import type { Origins } from "#platform/http/origins.ts";
import { clientOf } from "#platform/rest/access.ts";
import { browserCookie } from "#platform/security/browser-cookie.ts";
import type { AuthService } from "./auth.service.ts";
import type { LoginClient } from "./password-checks.ts";

const tags = ["auth"];
const config = { access: "public" } as const;
const session = { access: "public", budget: "session" } as const;

interface Deps {
  readonly auth: AuthService;
  readonly origins: Origins;
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
      {
        config,
        schema: {
          tags,
          operationId: "authenticate",
          summary: "Log in",
          body: credentials,
          response: { 200: tokensResponse, ...failures },
        },
      },
      async (request, reply) => ({ data: await service.login(request.body, client(request, reply)) }),
    );

    app.post(
      "/user",
      {
        config,
        schema: {
          tags,
          operationId: "checkToken",
          summary: "Who a token belongs to",
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
          tags,
          operationId: "refreshTokens",
          summary: "New tokens for a refresh token",
          body: refreshRequest,
          response: { 200: tokensResponse, ...failures },
        },
      },
      async (request) => ({ data: await service.refresh(request.body.refreshToken, clientOf(request)) }),
    );

    app.post(
      "/logout",
      {
        config: session,
        schema: {
          tags,
          operationId: "logOut",
          summary: "End a session",
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
          tags,
          operationId: "setPassword",
          summary: "Set a password with a one-time link, and log in",
          body: passwordSetting,
          response: { 200: tokensResponse, ...failures },
        },
      },
      async (request, reply) => ({ data: await service.setPassword(request.body, client(request, reply)) }),
    );
  };
