import { type DashboardShell, dashboardPath, dashboardShellPath } from "@visiga/contracts/installed-dashboard";
import { deviceUser } from "#platform/session/device-user.ts";
import { isFile, isOutage, maybePage } from "./school-response.ts";

const prefix = "dashboard-";

/** Milliseconds after which the cached dashboard opens on a slow network. It asks for the build before it asks the API. */
const patience = 3000;

const ownCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(prefix));

async function inOwnCaches(key: RequestInfo): Promise<Response | undefined> {
  for (const cacheName of await ownCaches()) {
    const cached = await caches.match(key, { cacheName, ignoreVary: true });
    if (cached) return cached;
  }
  return undefined;
}

export async function forgetShell(): Promise<void> {
  for (const name of await ownCaches()) await caches.delete(name);
}

/**
 * Caches what a build needs to open, and deletes the builds before. Without a user nothing is cached.
 * @throws Error if something is missing; what is cached by then stays for the next time
 */
export async function keepShell(build: string): Promise<void> {
  const cache = await caches.open(prefix + build);
  if (!(await cache.match(dashboardPath, { ignoreVary: true }))) await fill(cache, build);
  for (const name of await ownCaches()) if (name !== prefix + build) await caches.delete(name);
  // The user may have logged out meanwhile.
  if (!(await deviceUser())) await forgetShell();
}

async function fill(cache: Cache, build: string): Promise<void> {
  const shell: DashboardShell = await (await fetch(dashboardShellPath, { cache: "no-store" })).json();
  if (shell.build !== build) throw new Error(`The server has another build than ${build}`);
  // One after the other: on a poor line its pictures and forms come first.
  for (const file of shell.files) {
    if (await cache.match(file)) continue;
    const response = await fetch(file);
    if (!isFile(response.url, response)) throw new Error(`${file} was not received`);
    await cache.put(file, response);
  }
  const page = await fetch(dashboardPath, { cache: "no-store" });
  const html = await page.text();
  if (!maybePage(page) || !html.includes(`data-build="${build}"`)) throw new Error("The dashboard was not received");
  const marked = html.replace("<html ", '<html data-kept="true" ');
  // Stored last: a cache with it is complete.
  await cache.put(dashboardPath, new Response(marked, { headers: page.headers }));
}

export async function keptFile(request: Request): Promise<Response> {
  const cached = await inOwnCaches(request).catch(() => undefined);
  return cached ?? fetch(request);
}

/** From the network; from the cache if that fails or is slow. */
export async function openDashboard({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const answer = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  const cached = await inOwnCaches(dashboardPath).catch(() => undefined);
  if (!cached) return answer;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const first = await Promise.race([answer.catch(() => undefined), late]);
  // In Firefox a failed preload is a response of the type "error".
  return first && first.type !== "error" && !isOutage(first) ? first : cached;
}
