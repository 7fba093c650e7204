import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { SessionUser } from "@visiga/contracts/auth";
import { useEffect, useState } from "react";
import { failureOf, tokenRefused } from "#platform/data/failure.ts";
import { createTrpcClient } from "#platform/data/trpc.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { keepForOffline } from "#platform/installed/dashboard-worker.ts";
import { deviceUser, forgetUser, rememberUser } from "#platform/session/device-user.ts";
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

let begun: { readonly token: string | null; readonly user: ReturnType<typeof verify> } | undefined;

/** Begins the first check of the stored token before anything is rendered: on a poor line it takes half a second. */
export function beginCheck(): void {
  begun = { token: accessToken(), user: verify(createTrpcClient()) };
  begun.user.catch(() => {});
}

/** Milliseconds after which a user whom only this device knows is checked again. */
const checkPause = 30_000;

/**
 * The signed-in user; null during the check. Without a session, redirects to /not-found. Without a network, the user who
 * was signed in on this device, until the server can be asked. When a session ends later, redirects to /login, which
 * returns here.
 */
export function useAuthentication(): SessionUser | null {
  const [user, setUser] = useState<SessionUser | null>(null);
  const client = useTrpcClient();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  useEffect(() => {
    let unmounted = false;
    // The server renders this page, so it needs a full navigation.
    const redirectToNotFound = () => {
      if (unmounted) return;
      // The login below that page returns here.
      if (hadSession) rememberPlace();
      location.replace("/not-found");
    };
    const hadSession = (begun ? begun.token : accessToken()) !== null;
    let timer = 0;
    const check = async () => {
      clearTimeout(timer);
      try {
        const first = begun?.token === accessToken() ? begun?.user : undefined;
        begun = undefined;
        const found = await (first ?? verify(client));
        window.removeEventListener("online", check);
        void (found ? rememberUser(found) : forgetUser());
        if (!found) return redirectToNotFound();
        if (unmounted) return;
        setUser(found);
        keepForOffline();
      } catch (error) {
        console.error(error);
        const known = failureOf(error) ? undefined : await deviceUser();
        if (!known || known.id !== tokenOwner()) return redirectToNotFound();
        if (unmounted) return;
        setUser((checked) => checked ?? known);
        timer = window.setTimeout(check, checkPause);
      }
    };
    window.addEventListener("online", check);
    void check();
    return () => {
      unmounted = true;
      clearTimeout(timer);
      window.removeEventListener("online", check);
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
    if (userId) clearUserData(userId);
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
