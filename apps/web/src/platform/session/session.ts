import type { Tokens } from "@visiga/contracts/auth";
import type { FailureCode } from "@visiga/contracts/errors";
import { loggedInCookie } from "@visiga/contracts/page-parameters";
import { UnexpectedResponse } from "#platform/answers/unexpected-response.ts";
import { fetchWithClock, serverNow } from "#platform/clock/server-clock.ts";
import { readStored, removeStored, writeCookie, writeStored } from "#platform/storage/browser-storage.ts";

/** Documented keys in local storage. */
const keys = { token: "accessToken", refreshToken: "refreshToken" } as const;

const ended = new EventTarget();

export const accessToken = (): string | null => readStored(keys.token);
export const refreshToken = (): string | null => readStored(keys.refreshToken);

export function storeTokens(tokens: Tokens): void {
  writeStored(keys.token, tokens.token);
  writeStored(keys.refreshToken, tokens.refreshToken);
  setLoggedInCookie(loggedInCookie.maxAge);
}

function setLoggedInCookie(maxAge: number): void {
  writeCookie(`${loggedInCookie.name}=${loggedInCookie.value}; path=/; max-age=${maxAge}; samesite=lax`);
}

/** Ends the session and notifies once: a second event on the login page would overwrite the path to return to. */
export function clearTokens(): void {
  if (accessToken() === null && refreshToken() === null) return;
  removeStored(keys.token);
  removeStored(keys.refreshToken);
  setLoggedInCookie(0);
  ended.dispatchEvent(new Event("ended"));
}

/** Calls the listener when the session ends in any tab. Returns a function that removes the listener. */
export function onSessionEnd(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if ((event.key ?? keys.token) === keys.token && event.newValue === null) listener();
  };
  ended.addEventListener("ended", listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    ended.removeEventListener("ended", listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}

async function exchange(stale: string | null): Promise<string | null> {
  // Another tab may have refreshed while this one waited for the lock.
  const current = accessToken();
  if (current && current !== stale) return current;
  const refresh = refreshToken();
  if (!refresh) {
    clearTokens();
    return null;
  }
  const response = await fetchWithClock("/api/v1/auth/refresh", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refreshToken: refresh }),
  });
  const body: { code?: unknown; data?: Partial<Tokens> } | null = await response.json();
  // Only the API ends a session, and no gateway that answers in its place.
  if (!response.ok && refusals.includes(body?.code)) {
    // A login or a new password in another tab may have replaced the token meanwhile.
    if (refreshToken() !== refresh) return accessToken();
    clearTokens();
    return null;
  }
  const { token, refreshToken: next } = body?.data ?? {};
  if (!response.ok || !token || !next) throw new UnexpectedResponse(response.status);
  storeTokens({ token, refreshToken: next });
  return token;
}

const refusals: readonly unknown[] = [
  "session_expired",
  "unauthenticated",
  "validation_failed",
] satisfies FailureCode[];

/** Refreshes the session, one tab at a time, unless `stale` was replaced already. Null if the session has ended. */
export async function refreshSession(stale: string | null): Promise<string | null> {
  let exchanging: Promise<string | null> | undefined;
  const begin = () => {
    exchanging = exchange(stale);
    return exchanging;
  };
  // A browser that denies storage denies locks too.
  await navigator.locks?.request("session", begin).catch(() => {});
  return exchanging ?? begin();
}

/** The access token, refreshed if it has expired, for requests that are too large to send twice. */
export async function validToken(): Promise<string | null> {
  const token = accessToken();
  const { exp } = claims(token ?? "");
  return exp !== undefined && exp * 1000 < serverNow().getTime() ? refreshSession(token) : token;
}

function claims(token: string): { readonly exp?: number; readonly sub?: string } {
  try {
    return JSON.parse(atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")));
  } catch {
    return {};
  }
}

/** User id in the stored token, unverified; undefined without a token. */
export const tokenOwner = (): string | undefined => claims(accessToken() ?? "").sub;

export const authorization = (token: string | null): { authorization?: string } =>
  token ? { authorization: `Bearer ${token}` } : {};
