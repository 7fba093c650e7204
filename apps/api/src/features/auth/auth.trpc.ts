import {
  credentials,
  passwordChange,
  passwordSetting,
  refreshRequest,
  sessionUser,
  tokenCheck,
  tokens,
} from "@visiga/contracts/auth";
import * as z from "zod/mini";
import { publicProcedure, router, userProcedure } from "#platform/trpc/procedures.ts";
import type { AuthService } from "./auth.service.ts";

export const authRouter = (service: AuthService) =>
  router({
    login: publicProcedure
      .input(credentials)
      .output(tokens)
      .mutation(({ ctx, input }) => service.login(input, ctx.address)),
    check: publicProcedure
      .input(tokenCheck)
      .output(sessionUser)
      .mutation(({ input }) => service.check(input.token)),
    me: userProcedure.output(sessionUser).query(({ ctx }) => service.me(ctx.actor)),
    refresh: publicProcedure
      .input(refreshRequest)
      .output(tokens)
      .mutation(({ input }) => service.refresh(input.refreshToken)),
    logout: publicProcedure
      .input(refreshRequest)
      .output(z.void())
      .mutation(({ input }) => service.logout(input.refreshToken)),
    setPassword: publicProcedure
      .input(passwordSetting)
      .output(tokens)
      .mutation(({ input }) => service.setPassword(input)),
    changePassword: userProcedure
      .input(passwordChange)
      .output(tokens)
      .mutation(({ ctx, input }) => service.changePassword(ctx.actor, input, ctx.address)),
    endSessions: userProcedure.output(z.void()).mutation(({ ctx }) => service.endSessions(ctx.actor)),
  });
