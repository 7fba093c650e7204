import type { Tokens } from "@visiga/contracts/auth";

/** The documented names in local storage. */
const keys = { token: "accessToken", refreshToken: "refreshToken" } as const;

/** Told to this window when the session has ended: by logging out here or elsewhere, or because it ran out. */
const ended = new EventTarget();

export const accessToken = (): string | null => localStorage.getItem(keys.token);
export const refreshToken = (): string | null => localStorage.getItem(keys.refreshToken);

export function keepTokens(tokens: Tokens): void {
  localStorage.setItem(keys.token, tokens.token);
  localStorage.setItem(keys.refreshToken, tokens.refreshToken);
}

export function forgetTokens(): void {
  localStorage.removeItem(keys.token);
  localStorage.removeItem(keys.refreshToken);
  ended.dispatchEvent(new Event("ended"));
}

/** Calls back when the session ends in this tab or in another one; returns the way to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    // Without a key, everything was cleared.
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
  // Another tab may have refreshed while this one waited for its turn.
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
    // What was refused is no longer what is stored: a new password, or a login, in another tab.
    if (refreshToken() !== refresh) return accessToken();
    forgetTokens();
    return null;
  }
  if (!response.ok) throw new Error(response.statusText);
  const { data } = (await response.json()) as { data: Tokens };
  keepTokens(data);
  return data.token;
}

/** A fresh access token in place of `stale`, or null when the session is over. One tab at a time. */
export function refreshSession(stale: string | null): Promise<string | null> {
  return navigator.locks ? navigator.locks.request("session", () => exchange(stale)) : exchange(stale);
}

/**
 * The access token, refreshed first where its time is over by its own word: for requests too heavy to be sent twice.
 * A clock that is wrong costs one refresh more, or one try.
 */
export async function liveToken(): Promise<string | null> {
  const token = accessToken();
  return token && isOver(token) ? refreshSession(token) : token;
}

function isOver(token: string): boolean {
  const { exp } = claims(token);
  return exp !== undefined && exp * 1000 < Date.now();
}

/** What a token says of itself; only the server can tell whether it is true. */
function claims(token: string): { readonly exp?: number; readonly sub?: string } {
  try {
    return JSON.parse(atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")));
  } catch {
    return {};
  }
}

/** Whose token is stored, by its own word; null where none is. */
export function tokenOwner(): string | null {
  const token = accessToken();
  return (token && claims(token).sub) || null;
}

/** What a request says of its sender. */
export const authorization = (token: string | null): { authorization?: string } =>
  token ? { authorization: `Bearer ${token}` } : {};
