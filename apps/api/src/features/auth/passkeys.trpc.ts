import { credentials, tokens } from "@visiga/contracts/auth";
import {
  authenticationOptions,
  ownPasskeys,
  passkeyLogin,
  passkeyQuery,
  passkeyRecord,
  passkeyReference,
  passkeyRegistration,
  passkeyRequirement,
  registrationOptions,
  requirementChange,
} from "@visiga/contracts/passkeys";
import * as z from "zod/mini";
import { adminProcedure, publicProcedure, router, userProcedure } from "#platform/trpc/procedures.ts";
import type { PasskeyLogins } from "./passkey-logins.ts";
import type { PasskeysService } from "./passkeys.service.ts";

export const passkeysRouter = (passkeys: PasskeysService, passkeyLogins: PasskeyLogins) =>
  router({
    mine: userProcedure.output(ownPasskeys).query(({ ctx }) => passkeys.mine(ctx.actor, ctx.origin)),
    ofUser: adminProcedure
      .input(passkeyQuery)
      .output(z.array(passkeyRecord))
      .query(({ ctx, input }) => passkeys.ofUser(ctx.actor, input.userId)),
    startRegistration: userProcedure
      .output(registrationOptions)
      .mutation(({ ctx }) => passkeys.startRegistration(ctx.actor, ctx.origin)),
    register: userProcedure
      .input(passkeyRegistration)
      .output(passkeyRecord)
      .mutation(({ ctx, input }) => passkeys.register(ctx.actor, input, ctx, ctx.origin)),
    remove: userProcedure
      .input(passkeyReference)
      .output(z.void())
      .mutation(({ ctx, input }) => passkeys.remove(ctx.actor, input.id, ctx)),
    startLogin: publicProcedure.output(authenticationOptions).mutation(({ ctx }) => passkeyLogins.start(ctx.origin)),
    logIn: publicProcedure
      .input(passkeyLogin)
      .output(tokens)
      .mutation(({ ctx, input }) => passkeyLogins.logIn(input, ctx, ctx.origin)),
    startEnrolment: publicProcedure
      .input(credentials)
      .output(registrationOptions)
      .mutation(({ ctx, input }) => passkeyLogins.startEnrolment(input, ctx, ctx.origin)),
    enrol: publicProcedure
      .input(passkeyRegistration)
      .output(tokens)
      .mutation(({ ctx, input }) => passkeyLogins.enrol(input, ctx, ctx.origin)),
    requirement: adminProcedure.output(passkeyRequirement).query(({ ctx }) => passkeys.requirement(ctx.actor)),
    require: adminProcedure
      .input(requirementChange)
      .output(passkeyRequirement)
      .mutation(({ ctx, input }) => passkeys.require(ctx.actor, input.from, ctx, ctx.origin)),
  });
