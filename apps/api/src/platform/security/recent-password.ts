import { lifetimes } from "@visiga/contracts/auth";
import type { Session, UserActor } from "#platform/actor.ts";
import { AppError } from "#platform/errors.ts";

/**
 * Protects actions that grant access or export data: a stolen token or an open browser must not be enough.
 * @returns the session
 * @throws AppError `password_needed` if the session's password was entered more than ten minutes ago
 */
export function requireRecentPassword({ session }: UserActor, now: Date): Session {
  if (!session || now.getTime() - session.passwordAt.getTime() > lifetimes.passwordGiven * 1000)
    throw new AppError("password_needed");
  return session;
}
