/**
 * A service worker that removes itself: it replaces the installed one, deletes all caches and unregisters. It handles
 * no requests, so after its activation pages come from the network; open tabs are not reloaded.
 */
export const removingWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(remove());
});
`;
