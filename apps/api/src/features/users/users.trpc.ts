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
import { adminCall, router } from "#platform/trpc/procedures.ts";
import type { UsersService } from "./users.service.ts";

export const usersRouter = (service: UsersService) =>
  router({
    list: adminCall(userQuery, userPage).query(({ ctx, input }) => service.list(ctx.actor, input)),
    register: adminCall(userRegistration, registeredUser).mutation(({ ctx, input }) =>
      service.register(ctx.actor, input, ctx.origin),
    ),
    update: adminCall(userEdit, editedUser).mutation(({ ctx, input: { id, ...changes } }) =>
      service.update(ctx.actor, id, changes, ctx.origin),
    ),
    changeStatus: adminCall(userStatusChange, userRecord).mutation(({ ctx, input }) =>
      service.changeStatus(ctx.actor, input),
    ),
    bringBack: adminCall(userReference, editedUser).mutation(({ ctx, input }) =>
      service.bringBack(ctx.actor, input.id, ctx.origin),
    ),
    createPasswordLink: adminCall(userReference, passwordLink).mutation(({ ctx, input }) =>
      service.renewLink(ctx.actor, input.id, ctx.origin, "linkMade"),
    ),
    resetPasskeys: adminCall(userReference, passwordLink).mutation(({ ctx, input }) =>
      service.renewLink(ctx.actor, input.id, ctx.origin, "passkeysReset"),
    ),
  });
