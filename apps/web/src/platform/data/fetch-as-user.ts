import { UnexpectedResponse } from "#platform/answers/unexpected-response.ts";
import { authorization, refreshSession, validToken } from "#platform/session/session.ts";
import { failedResponse } from "./failure.ts";

/**
 * Reads an address with the access token. Refreshes a refused token and retries once.
 * @throws RequestFailure, UnexpectedResponse
 */
export async function fetchAsUser(url: string): Promise<Response> {
  const read = (token: string | null) => fetch(url, { headers: authorization(token) });
  const token = await validToken();
  const first = await read(token);
  const fresh = first.status === 401 && token ? await refreshSession(token) : null;
  const answer = fresh ? await read(fresh) : first;
  if (answer.ok) return answer;
  throw failedResponse(answer.status, await answer.json().catch(() => null), answer.headers.get("retry-after"));
}

/**
 * Reads a file of a media type, with the name that the server gives it.
 * @throws RequestFailure, UnexpectedResponse
 */
export async function fetchFileAsUser(url: string, type: string): Promise<File> {
  const answer = await fetchAsUser(url);
  if (answer.headers.get("content-type") !== type) throw new UnexpectedResponse(answer.status);
  const [, name = ""] = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  return new File([await answer.blob()], name, { type });
}
