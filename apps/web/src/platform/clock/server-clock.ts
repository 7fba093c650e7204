import { refuseForeignAnswer } from "#platform/answers/unexpected-response.ts";
import { requireCurrentBuild } from "#platform/installed/current-build.ts";

/** Milliseconds that the server's clock is ahead of this device's, which may be wrong by years. */
let ahead = 0;

/** @param date the `Date` header of a response; null if there is none */
export function readServerClock(date: string | null): void {
  const now = Date.parse(date ?? "");
  if (!Number.isNaN(now)) ahead = now - Date.now();
}

/** The present time by the server's clock, to the second; by this device's before the first response. */
export const serverNow = (): Date => new Date(Date.now() + ahead);

/** `fetch` from the API that also reads the server's clock. @throws UnexpectedResponse for the answer of a proxy */
export async function fetchWithClock(address: RequestInfo | URL, options?: object): Promise<Response> {
  await requireCurrentBuild();
  const response = await fetch(address, options);
  refuseForeignAnswer(response.status, response.headers.get("content-type"));
  readServerClock(response.headers.get("date"));
  return response;
}
