import {
  credentials,
  linkCheck,
  passwordChange,
  passwordConfirmation,
  passwordLink,
  passwordSetting,
  preferences,
  refreshRequest,
  sessionQuery,
  sessionRecord,
  sessionReference,
  sessionUser,
  tokenCheck,
  tokens,
} from "@visiga/contracts/auth";
import * as z from "zod/mini";
import { publicProcedure, router, userProcedure } from "#platform/trpc/procedures.ts";
import type { AuthService } from "./auth.service.ts";

const session = { access: "public", budget: "session" } as const;

export const authRouter = (service: AuthService) =>
  router({
    login: publicProcedure
      .input(credentials)
      .output(tokens)
      .mutation(({ ctx, input }) => service.login(input, ctx)),
    check: publicProcedure
      .input(tokenCheck)
      .output(sessionUser)
      .mutation(({ input }) => service.check(input.token)),
    me: userProcedure.output(sessionUser).query(({ ctx }) => service.me(ctx.actor)),
    preferences: userProcedure.output(preferences).query(({ ctx }) => service.preferences(ctx.actor)),
    setPreferences: userProcedure
      .input(preferences)
      .output(z.void())
      .mutation(({ ctx, input }) => service.setPreferences(ctx.actor, input)),
    refresh: publicProcedure
      .meta(session)
      .input(refreshRequest)
      .output(tokens)
      .mutation(({ ctx, input }) => service.refresh(input.refreshToken, ctx)),
    logout: publicProcedure
      .meta(session)
      .input(refreshRequest)
      .output(z.void())
      .mutation(({ ctx, input }) => service.logout(input.refreshToken, ctx)),
    // A mutation, so that no address contains the token and checks count towards the rate limit of link attempts.
    checkLink: publicProcedure
      .input(linkCheck)
      .output(passwordLink)
      .mutation(({ input }) => service.checkLink(input)),
    setPassword: publicProcedure
      .input(passwordSetting)
      .output(tokens)
      .mutation(({ ctx, input }) => service.setPassword(input, ctx)),
    changePassword: userProcedure
      .input(passwordChange)
      .output(tokens)
      .mutation(({ ctx, input }) => service.changePassword(ctx.actor, input, ctx)),
    confirmPassword: userProcedure
      .input(passwordConfirmation)
      .output(z.void())
      .mutation(({ ctx, input }) => service.confirmPassword(ctx.actor, input, ctx)),
    sessions: userProcedure
      .input(sessionQuery)
      .output(z.array(sessionRecord))
      .query(({ ctx, input }) => service.listSessions(ctx.actor, input)),
    endSession: userProcedure
      .input(sessionReference)
      .output(z.void())
      .mutation(({ ctx, input }) => service.endSession(ctx.actor, input.id, ctx)),
    endSessions: userProcedure.output(z.void()).mutation(({ ctx }) => service.endSessions(ctx.actor, ctx)),
  });
