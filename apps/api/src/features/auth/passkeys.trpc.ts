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
import {
  adminCall,
  adminProcedure,
  publicCall,
  publicProcedure,
  router,
  userCall,
  userProcedure,
} from "#platform/trpc/procedures.ts";
import type { PasskeyLogins } from "./passkey-logins.ts";
import type { PasskeysService } from "./passkeys.service.ts";

export const passkeysRouter = (passkeys: PasskeysService, passkeyLogins: PasskeyLogins) =>
  router({
    mine: userProcedure.output(ownPasskeys).query(({ ctx }) => passkeys.mine(ctx.actor, ctx.origin)),
    ofUser: adminCall(passkeyQuery, z.array(passkeyRecord)).query(({ ctx, input }) =>
      passkeys.ofUser(ctx.actor, input.userId),
    ),
    startRegistration: userProcedure
      .output(registrationOptions)
      .mutation(({ ctx }) => passkeys.startRegistration(ctx.actor, ctx.origin)),
    register: userCall(passkeyRegistration, passkeyRecord).mutation(({ ctx, input }) =>
      passkeys.register(ctx.actor, input, ctx, ctx.origin),
    ),
    remove: userCall(passkeyReference, z.void()).mutation(({ ctx, input }) =>
      passkeys.remove(ctx.actor, input.id, ctx),
    ),
    startLogin: publicProcedure("login")
      .output(authenticationOptions)
      .mutation(({ ctx }) => passkeyLogins.start(ctx.origin)),
    logIn: publicCall("login", passkeyLogin, tokens).mutation(({ ctx, input }) =>
      passkeyLogins.logIn(input, ctx, ctx.origin),
    ),
    startEnrolment: publicCall("computation", credentials, registrationOptions).mutation(({ ctx, input }) =>
      passkeyLogins.startEnrolment(input, ctx, ctx.origin),
    ),
    enrol: publicCall("computation", passkeyRegistration, tokens).mutation(({ ctx, input }) =>
      passkeyLogins.enrol(input, ctx, ctx.origin),
    ),
    requirement: adminProcedure.output(passkeyRequirement).query(({ ctx }) => passkeys.requirement(ctx.actor)),
    require: adminCall(requirementChange, passkeyRequirement).mutation(({ ctx, input }) =>
      passkeys.require(ctx.actor, input.from, ctx, ctx.origin),
    ),
  });
