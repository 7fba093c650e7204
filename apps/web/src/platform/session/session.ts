import type { Tokens } from "@visiga/contracts/auth";

/** The documented names in local storage. */
const keys = { token: "accessToken", refreshToken: "refreshToken" } as const;

/** Dispatches `ended` in this window when its session ends. */
const ended = new EventTarget();

export const accessToken = (): string | null => localStorage.getItem(keys.token);
export const refreshToken = (): string | null => localStorage.getItem(keys.refreshToken);

export function keepTokens(tokens: Tokens): void {
  localStorage.setItem(keys.token, tokens.token);
  localStorage.setItem(keys.refreshToken, tokens.refreshToken);
}

/** Ends the session, once: whoever remembers where it ended must not be told again on the login page. */
export function forgetTokens(): void {
  if (accessToken() === null && refreshToken() === null) return;
  localStorage.removeItem(keys.token);
  localStorage.removeItem(keys.refreshToken);
  ended.dispatchEvent(new Event("ended"));
}

/** Calls back when the session ends in this tab or another one. Returns a function that removes the listener. */
export function onSessionEnd(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    // The key is null when all of the storage was cleared.
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
    forgetTokens();
    return null;
  }
  const response = await fetch("/api/v1/auth/refresh", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refreshToken: refresh }),
  });
  if (response.status === 401 || response.status === 400) {
    // The refused token may have been replaced meanwhile, by a login or a new password in another tab.
    if (refreshToken() !== refresh) return accessToken();
    forgetTokens();
    return null;
  }
  if (!response.ok) throw new Error(response.statusText);
  const { data } = (await response.json()) as { data: Tokens };
  keepTokens(data);
  return data.token;
}

/** Refreshes the session unless `stale` was replaced already. One tab at a time. Null if the session has ended. */
export function refreshSession(stale: string | null): Promise<string | null> {
  return navigator.locks ? navigator.locks.request("session", () => exchange(stale)) : exchange(stale);
}

/**
 * The access token, refreshed first if it has expired, for requests that are too large to be sent twice. With a wrong
 * clock it costs one refresh or one attempt more.
 */
export async function liveToken(): Promise<string | null> {
  const token = accessToken();
  return token && isOver(token) ? refreshSession(token) : token;
}

function isOver(token: string): boolean {
  const { exp } = claims(token);
  return exp !== undefined && exp * 1000 < Date.now();
}

/** Claims of a token, unverified. */
function claims(token: string): { readonly exp?: number; readonly sub?: string } {
  try {
    return JSON.parse(atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")));
  } catch {
    return {};
  }
}

/** User id in the stored token, unverified; null without a token. */
export function tokenOwner(): string | null {
  const token = accessToken();
  return (token && claims(token).sub) || null;
}

/** Authorization header of a request. */
export const authorization = (token: string | null): { authorization?: string } =>
  token ? { authorization: `Bearer ${token}` } : {};
