import type { SessionUser } from "@visiga/contracts/auth";
import { createContext, use } from "react";

export const SessionUserContext = createContext<SessionUser | null>(null);

/** The signed-in user. @throws outside `SessionGuard` */
export function useSessionUser(): SessionUser {
  const user = use(SessionUserContext);
  if (!user) throw new Error("useSessionUser needs a SessionGuard");
  return user;
}
