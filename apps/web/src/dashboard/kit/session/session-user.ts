import type { SessionUser } from "@visiga/contracts/auth";
import { createContext, use } from "react";

export const SessionUserContext = createContext<SessionUser | null>(null);

/** Who is logged in, inside the guard. */
export function useSessionUser(): SessionUser {
  const user = use(SessionUserContext);
  if (!user) throw new Error("Nobody is logged in outside the guard");
  return user;
}
