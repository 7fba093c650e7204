import { authorization, refreshSession, validToken } from "#platform/session/session.ts";

/** Reads an address with the access token. Refreshes a refused token and retries once. */
export async function fetchAsUser(url: string): Promise<Response> {
  const read = (token: string | null) => fetch(url, { headers: authorization(token) });
  const token = await validToken();
  const first = await read(token);
  const fresh = first.status === 401 && token ? await refreshSession(token) : null;
  return fresh ? read(fresh) : first;
}
