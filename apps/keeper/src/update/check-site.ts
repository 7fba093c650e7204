import { setTimeout as pause } from "node:timers/promises";
import { isWhole, verifiedPages } from "@visiga/api/verified-pages";
import { StartFailure } from "@visiga/system/errors/start-failure";

/** Milliseconds of one request. */
const timeout = 20_000;

const read = (url: string, path: string): Promise<Response> =>
  fetch(`${url}${path}`, { signal: AbortSignal.timeout(timeout), redirect: "manual" });

const readiness = (url: string): Promise<Response | null> => read(url, "/readyz").catch(() => null);

export const isReady = async (url: string): Promise<boolean> => (await readiness(url))?.ok === true;

interface Readiness {
  readonly status?: string;
  readonly reason?: readonly string[];
}

/**
 * Waits until the server accepts requests. Ends with the signal only, because a migration may take long.
 * @throws StartFailure with the reason of a site that does not start
 */
export async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const response = await readiness(url);
    if (response?.ok) return;
    const { status, reason }: Readiness = (await response?.json().catch(() => null)) ?? {};
    if (status === "down") throw new StartFailure(reason?.join(" ") ?? "the site does not start, and its log says why");
    await pause(50, undefined, { signal });
  }
}

export async function opensPage(url: string, path: string): Promise<boolean> {
  const response = await read(url, path).catch(() => null);
  return response?.status === 200 && isWhole(await response.text());
}

/** @throws StartFailure if a page is missing or incomplete */
export async function checkPages(url: string): Promise<void> {
  for (const page of verifiedPages) {
    const response = await read(url, page);
    if (response.status !== 200) throw new StartFailure(`the page ${page} returned ${response.status}`);
    if (!isWhole(await response.text())) throw new StartFailure(`the page ${page} is not complete`);
  }
}
