import { setTimeout as pause } from "node:timers/promises";
import { isWhole, verifiedPages } from "@visiga/api/verified-pages";
import { StartFailure } from "@visiga/system/errors/start-failure";

/** Milliseconds of one request. */
const timeout = 20_000;

const read = (url: string, path: string): Promise<Response> =>
  fetch(`${url}${path}`, { signal: AbortSignal.timeout(timeout), redirect: "manual" });

export const isReady = async (url: string) => (await read(url, "/readyz").catch(() => null))?.ok === true;

/** Waits until the server accepts requests. Ends with the signal only, because a migration may take long. */
export async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!(await isReady(url))) await pause(50, undefined, { signal });
}

/** @throws StartFailure if a page is missing or incomplete */
export async function checkPages(url: string): Promise<void> {
  for (const page of verifiedPages) {
    const response = await read(url, page);
    if (response.status !== 200) throw new StartFailure(`the page ${page} answers ${response.status}`);
    if (!isWhole(await response.text())) throw new StartFailure(`the page ${page} is not complete`);
  }
}
