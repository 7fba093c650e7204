import { useSyncExternalStore } from "react";
import { accessToken, onSessionEnd } from "#platform/session/session.ts";

function stored(): boolean {
  try {
    return accessToken() !== null;
  } catch {
    // Where the browser keeps nothing, nobody is logged in.
    return false;
  }
}

/** Whether this browser holds a session. Nobody is logged in as far as the server’s page goes: it is the same for all. */
export const useLoggedIn = (): boolean => useSyncExternalStore(onSessionEnd, stored, () => false);
