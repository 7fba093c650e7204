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
    refresh: publicProcedure
      .meta(session)
      .input(refreshRequest)
      .output(tokens)
      .mutation(({ input }) => service.refresh(input.refreshToken)),
    logout: publicProcedure
      .meta(session)
      .input(refreshRequest)
      .output(z.void())
      .mutation(({ input }) => service.logout(input.refreshToken)),
    setPassword: publicProcedure
      .input(passwordSetting)
      .output(tokens)
      .mutation(({ ctx, input }) => service.setPassword(input, ctx)),
    changePassword: userProcedure
      .input(passwordChange)
      .output(tokens)
      .mutation(({ ctx, input }) => service.changePassword(ctx.actor, input, ctx)),
    endSessions: userProcedure.output(z.void()).mutation(({ ctx }) => service.endSessions(ctx.actor)),
  });
