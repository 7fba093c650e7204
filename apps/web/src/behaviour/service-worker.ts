/** Registers the service worker, which caches pages for offline reading, after the page is loaded and idle. */
async function registerWorker(address: string): Promise<void> {
  await navigator.serviceWorker.register(address);
  const { active } = await navigator.serviceWorker.ready;
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
  whenIdle(() => active?.postMessage("idle"));
}

const { worker } = document.documentElement.dataset;

if (worker && "serviceWorker" in navigator) {
  // Private windows reject the registration; the page works without it.
  const register = () => void registerWorker(worker).catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
