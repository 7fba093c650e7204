import {
  editedUser,
  passwordLink,
  registeredUser,
  userEdit,
  userPage,
  userQuery,
  userRecord,
  userReference,
  userRegistration,
  userStatusChange,
} from "@visiga/contracts/users";
import { adminProcedure, router } from "#platform/trpc/procedures.ts";
import type { UsersService } from "./users.service.ts";

export const usersRouter = (service: UsersService) =>
  router({
    list: adminProcedure
      .input(userQuery)
      .output(userPage)
      .query(({ ctx, input }) => service.list(ctx.actor, input)),
    register: adminProcedure
      .input(userRegistration)
      .output(registeredUser)
      .mutation(({ ctx, input }) => service.register(ctx.actor, input, ctx.origin)),
    update: adminProcedure
      .input(userEdit)
      .output(editedUser)
      .mutation(({ ctx, input: { id, ...changes } }) => service.update(ctx.actor, id, changes, ctx.origin)),
    changeStatus: adminProcedure
      .input(userStatusChange)
      .output(userRecord)
      .mutation(({ ctx, input }) => service.changeStatus(ctx.actor, input)),
    bringBack: adminProcedure
      .input(userReference)
      .output(editedUser)
      .mutation(({ ctx, input }) => service.bringBack(ctx.actor, input.id, ctx.origin)),
    createPasswordLink: adminProcedure
      .input(userReference)
      .output(passwordLink)
      .mutation(({ ctx, input }) => service.renewLink(ctx.actor, input.id, ctx.origin, "linkMade")),
    resetPasskeys: adminProcedure
      .input(userReference)
      .output(passwordLink)
      .mutation(({ ctx, input }) => service.renewLink(ctx.actor, input.id, ctx.origin, "passkeysReset")),
  });
