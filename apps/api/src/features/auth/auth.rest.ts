import {
  credentials,
  passwordSetting,
  refreshRequest,
  sessionUserAnswer,
  tokenCheck,
  tokensAnswer,
} from "@visiga/contracts/auth";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { failures } from "#platform/rest/failures.ts";
import type { AuthService } from "./auth.service.ts";

const tags = ["auth"];
const config = { access: "public" } as const;

export const authRest: FastifyPluginAsyncZod<{ service: AuthService }> = async (app, { service }) => {
  app.post(
    "/authenticate",
    {
      config,
      schema: {
        tags,
        operationId: "authenticate",
        summary: "Log in",
        body: credentials,
        response: { 200: tokensAnswer, ...failures },
      },
    },
    async ({ body, ip }) => ({ data: await service.login(body, ip) }),
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
        response: { 200: sessionUserAnswer, ...failures },
      },
    },
    async ({ body }) => ({ data: await service.check(body.token) }),
  );

  app.post(
    "/refresh",
    {
      config,
      schema: {
        tags,
        operationId: "refreshTokens",
        summary: "New tokens for a refresh token",
        body: refreshRequest,
        response: { 200: tokensAnswer, ...failures },
      },
    },
    async ({ body }) => ({ data: await service.refresh(body.refreshToken) }),
  );

  app.post(
    "/logout",
    {
      config,
      schema: {
        tags,
        operationId: "logOut",
        summary: "End a session",
        body: refreshRequest,
        response: { 204: z.null(), ...failures },
      },
    },
    async ({ body }, reply) => {
      await service.logout(body.refreshToken);
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
        response: { 200: tokensAnswer, ...failures },
      },
    },
    async ({ body }) => ({ data: await service.setPassword(body) }),
  );
};
