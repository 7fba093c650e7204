import { lifetimes } from "@visiga/contracts/auth";
import type { UserActor } from "#platform/actor.ts";
import { AppError } from "#platform/errors.ts";

/**
 * For what lets somebody else in: a stolen token or an open browser must not be enough.
 * @throws AppError `password_needed` if the password of this session was given more than ten minutes ago
 */
export function requireRecentPassword({ session }: UserActor, now: Date): void {
  const age = session ? now.getTime() - session.passwordAt.getTime() : Number.POSITIVE_INFINITY;
  if (age > lifetimes.passwordGiven * 1000) throw new AppError("password_needed");
}
