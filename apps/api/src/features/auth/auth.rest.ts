import {
  authProcedures,
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
import type { Platform } from "#platform/platform.ts";
import { clientOf, routesOf } from "#platform/rest/access.ts";
import { browserCookie } from "#platform/security/browser-cookie.ts";
import type { AuthService } from "./auth.service.ts";
import type { LoginClient } from "./password-checks.ts";

const route = routesOf("auth");
const { login, check, refresh, logout, setPassword } = authProcedures;

interface Deps extends Pick<Platform, "origins"> {
  readonly auth: AuthService;
}

export const authRest =
  ({ auth: service, origins }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const client = (request: FastifyRequest, reply: FastifyReply): LoginClient => ({
      ...clientOf(request),
      cookie: browserCookie(request, reply, origins.of(request.raw).startsWith("https:")),
    });

    app.post(
      "/authenticate",
      route(login, "authenticate", "Log in", { body: credentials, response: { 200: tokensResponse } }),
      async (request, reply) => ({ data: await service.login(request.body, client(request, reply)) }),
    );

    app.post(
      "/user",
      route(check, "checkToken", "Check an access token", {
        body: tokenCheck,
        response: { 200: sessionUserResponse },
      }),
      async ({ body }) => ({ data: await service.check(body) }),
    );

    app.post(
      "/refresh",
      route(refresh, "refreshTokens", "Get new tokens for a refresh token", {
        body: refreshRequest,
        response: { 200: tokensResponse },
      }),
      async (request) => ({ data: await service.refresh(request.body, clientOf(request)) }),
    );

    app.post(
      "/logout",
      route(logout, "logOut", "End a session", { body: refreshRequest, response: { 204: z.null() } }),
      async (request, reply) => {
        await service.logout(request.body, clientOf(request));
        return reply.code(204).send(null);
      },
    );

    app.post(
      "/password",
      route(setPassword, "setPassword", "Set a password with a one-time link, and log in", {
        body: passwordSetting,
        response: { 200: tokensResponse },
      }),
      async (request, reply) => ({ data: await service.setPassword(request.body, client(request, reply)) }),
    );
  };
