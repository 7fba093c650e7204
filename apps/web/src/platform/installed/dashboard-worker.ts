import { dashboardPath } from "@visiga/contracts/installed-dashboard";

/** The worker of a registration, once it is active. */
async function activeWorker({ installing, waiting, active }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = installing ?? waiting;
  if (!worker) return active;
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(worker);
      if (worker.state === "redundant") resolve(active);
    });
  });
}

const whenIdle = (then: () => void) =>
  (window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1000)))(then);

/** Lets the dashboard open without a network from now on, and receive what is shared. Browsers without workers do not. */
export function keepForOffline(): void {
  const { worker, build } = document.documentElement.dataset;
  if (!worker || !navigator.serviceWorker) return;
  const register = async () =>
    ask(await navigator.serviceWorker.register(worker, { scope: dashboardPath }), { keep: build });
  // Private windows reject the registration.
  whenIdle(() => void register().catch((error) => console.info(error)));
}

/** Caches the server's present build. @throws Error if that fails */
export async function keepNewBuild(newBuild: string): Promise<void> {
  const registration = await ownRegistration();
  if (!registration || !(await ask(registration, { keep: newBuild }))) throw new Error("The new build was not cached");
}

/** Deletes the cached dashboard. */
export async function forgetCached(): Promise<void> {
  const registration = await ownRegistration();
  if (registration) await ask(registration, "forget");
}

/** Without one, the browser gives that of the public pages. */
async function ownRegistration(): Promise<ServiceWorkerRegistration | null> {
  const found = await navigator.serviceWorker?.getRegistration(dashboardPath);
  return found && new URL(found.scope).pathname === dashboardPath ? found : null;
}

/** Asks the worker and resolves to whether it did so. */
async function ask(registration: ServiceWorkerRegistration, message: unknown): Promise<boolean> {
  const worker = await activeWorker(registration);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    if (worker) worker.postMessage(message, [port2]);
    else resolve(false);
  });
}
