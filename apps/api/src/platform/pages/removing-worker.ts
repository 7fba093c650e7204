/**
 * A service worker that takes itself back: it replaces the one that a browser has, deletes all that it kept and ends. It
 * answers no request, so that from its activation on pages come from the network; open tabs are not reloaded.
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
