/**
 * Registers the service worker whose address the page names, after everything else. It keeps pages for reading without a
 * network, among them some that were not opened: not for readers who save data.
 */
async function registerWorker(address: string): Promise<void> {
  await navigator.serviceWorker.register(address);
  const { active } = await navigator.serviceWorker.ready;
  // Safari 15.4 has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
  whenIdle(() => active?.postMessage("idle"));
}

const { worker } = document.documentElement.dataset;
const { connection } = navigator as { connection?: { saveData?: boolean } };

if (worker && "serviceWorker" in navigator && !connection?.saveData) {
  // Private windows refuse; the page works as well without.
  const register = () => void registerWorker(worker).catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
