import { lifetimes } from "@visiga/contracts/auth";
import type { Role } from "@visiga/contracts/users";
import { isWithin } from "@visiga/system/clock";
import { AppError } from "#platform/errors/app-error.ts";

/** The sender of a request: a visitor, or the user whose token the database confirmed for this request. */
export type Actor = { readonly kind: "visitor" } | UserActor;

export interface UserActor {
  readonly kind: "user";
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** Absent for calls by the server itself. */
  readonly session?: Session;
}

declare const confirmed: unique symbol;

/** A user whose rights were read again in the transaction: `UserWrites`. */
export type ConfirmedUser = UserActor & { readonly [confirmed]: true };

export interface Session {
  readonly id: string;
  /** When the user last entered the password. */
  readonly passwordAt: Date;
}

export const visitor: Actor = { kind: "visitor" };

export function requireUser(actor: Actor): UserActor {
  if (actor.kind === "visitor") throw new AppError("unauthenticated");
  return actor;
}

export function requireAdmin(actor: Actor): UserActor {
  const user = requireUser(actor);
  if (user.role !== "ADMIN") throw new AppError("forbidden");
  return user;
}

/**
 * A stolen token or an open browser must not be enough to grant access or export data.
 * @throws AppError `password_needed` if the session's password was entered more than ten minutes ago
 */
export function requireRecentPassword({ session }: UserActor, now: Date): Session {
  if (!session || !isWithin(lifetimes.passwordGiven * 1000, session.passwordAt, now))
    throw new AppError("password_needed");
  return session;
}
