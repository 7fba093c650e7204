import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { SessionUser } from "@visiga/contracts/auth";
import { useEffect, useState } from "react";
import { tokenRefused } from "#platform/data/failure.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { deleteDraftsOf } from "#platform/forms/drafts.ts";
import { clearUserData } from "#platform/session/logout.ts";
import { clearPlace, rememberPlace } from "#platform/session/next-screen.ts";
import {
  accessToken,
  clearTokens,
  onSessionEnd,
  refreshSession,
  refreshToken,
  tokenOwner,
} from "#platform/session/session.ts";

/** Resolves to the user of the stored token, after refreshing an expired one; to null if no token is stored. */
export async function verify({ auth }: ReturnType<typeof useTrpcClient>): Promise<SessionUser | null> {
  const token = accessToken();
  if (!token) return null;
  try {
    return await auth.check.mutate({ token });
  } catch (error) {
    const fresh = tokenRefused(error) ? await refreshSession(token) : null;
    if (!fresh) throw error;
    return auth.check.mutate({ token: fresh });
  }
}

/**
 * The signed-in user; null during the check. Without a session, redirects to /not-found. When a session ends later,
 * redirects to /login, which returns here.
 */
export function useAuthentication(): SessionUser | null {
  const [user, setUser] = useState<SessionUser | null>(null);
  const client = useTrpcClient();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  useEffect(() => {
    let unmounted = false;
    // The server renders this page, so it needs a full navigation.
    const redirectToNotFound = () => !unmounted && location.replace("/not-found");
    verify(client).then(
      (found) => (found ? setUser(found) : redirectToNotFound()),
      (error) => {
        console.error(error);
        redirectToNotFound();
      },
    );
    return () => {
      unmounted = true;
    };
  }, [client]);

  const authenticated = user !== null;
  useEffect(() => {
    if (!authenticated) return;
    return onSessionEnd(() => {
      rememberPlace();
      // The next login in this window may be another user’s.
      void navigate({ to: "/login", replace: true }).then(() => queryClient.removeQueries());
    });
  }, [authenticated, navigate, queryClient]);

  return user;
}

/** Logs out: removes the tokens and all unsaved input, opens /login, and notifies the server if it is reachable. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    const token = refreshToken();
    const userId = tokenOwner();
    if (userId) clearUserData(userId, deleteDraftsOf);
    clearTokens();
    // The logout is deliberate, so the next login does not return to this place.
    clearPlace();
    void navigate({ to: "/login", replace: true });
    if (token) endSession(token);
  };
}

/** The browser sends it although the page is left. Without a network, the session ends by itself later. */
function endSession(refreshToken: string): void {
  const body = JSON.stringify({ refreshToken });
  const headers = { "content-type": "application/json" };
  void fetch("/api/v1/auth/logout", { method: "POST", keepalive: true, headers, body }).catch(() => {});
}
