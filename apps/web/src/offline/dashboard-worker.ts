// Opens the dashboard without a network and receives what is shared with it. It depends on no build. See docs/offline.md.
import { dashboardPath, sharePath } from "@visiga/contracts/installed-dashboard";
import { withoutTrailingSlashes } from "@visiga/contracts/public-paths";
import { forgetShell, keepShell, keptFile, openDashboard } from "./dashboard-shell.ts";
import { receiveShare } from "./share.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== self.location.origin) return;
  if (method === "POST" && pathname === sharePath) event.respondWith(receiveShare(event.request));
  if (method !== "GET") return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFile(event.request));
  else if (mode === "navigate" && withoutTrailingSlashes(pathname).toLowerCase() === dashboardPath)
    event.respondWith(openDashboard(event));
});

/** A page sends its build once it is idle, to have it kept, and `forget` at a logout. */
self.addEventListener("message", (event) => {
  const work = event.data === "forget" ? forgetShell() : keepShell(event.data?.keep);
  const answer = work.then(
    () => true,
    (error) => {
      console.info(error);
      return false;
    },
  );
  event.waitUntil(answer.then((done) => event.ports[0]?.postMessage(done)));
});
