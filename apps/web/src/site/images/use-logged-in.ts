import { useSyncExternalStore } from "react";
import { accessToken, onSessionEnd } from "#platform/session/session.ts";

function stored(): boolean {
  try {
    return accessToken() !== null;
  } catch {
    // Without storage nobody is logged in.
    return false;
  }
}

/** Whether this browser has a session. False while the server draws, because its pages are the same for all. */
export const useLoggedIn = (): boolean => useSyncExternalStore(onSessionEnd, stored, () => false);
