import {
  checkedLink,
  credentials,
  linkCheck,
  passwordChange,
  passwordConfirmation,
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
import { publicCall, publicProcedure, router, userCall, userProcedure } from "#platform/trpc/procedures.ts";
import type { AuthService } from "./auth.service.ts";

const ofSession = publicProcedure("session").input(refreshRequest);

export const authRouter = (service: AuthService) =>
  router({
    login: publicCall("login", credentials, tokens).mutation(({ ctx, input }) => service.login(input, ctx)),
    check: publicCall("query", tokenCheck, sessionUser).mutation(({ input }) => service.check(input.token)),
    me: userProcedure.output(sessionUser).query(({ ctx }) => service.me(ctx.actor)),
    preferences: userProcedure.output(preferences).query(({ ctx }) => service.preferences(ctx.actor)),
    setPreferences: userCall(preferences, z.void()).mutation(({ ctx, input }) =>
      service.setPreferences(ctx.actor, input),
    ),
    refresh: ofSession.output(tokens).mutation(({ ctx, input }) => service.refresh(input.refreshToken, ctx)),
    logout: ofSession.output(z.void()).mutation(({ ctx, input }) => service.logout(input.refreshToken, ctx)),
    // A mutation, so that no address contains the token and checks count towards the rate limit of link attempts.
    checkLink: publicCall("query", linkCheck, checkedLink).mutation(({ input }) => service.checkLink(input)),
    setPassword: publicCall("computation", passwordSetting, tokens).mutation(({ ctx, input }) =>
      service.setPassword(input, ctx),
    ),
    changePassword: userCall(passwordChange, tokens).mutation(({ ctx, input }) =>
      service.changePassword(ctx.actor, input, ctx),
    ),
    confirmPassword: userCall(passwordConfirmation, z.void()).mutation(({ ctx, input }) =>
      service.confirmPassword(ctx.actor, input, ctx),
    ),
    sessions: userCall(sessionQuery, z.array(sessionRecord)).query(({ ctx, input }) =>
      service.listSessions(ctx.actor, input),
    ),
    endSession: userCall(sessionReference, z.void()).mutation(({ ctx, input }) =>
      service.endSession(ctx.actor, input.id, ctx),
    ),
    endSessions: userProcedure.output(z.void()).mutation(({ ctx }) => service.endSessions(ctx.actor, ctx)),
  });
