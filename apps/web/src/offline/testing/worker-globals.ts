// The globals of a service worker, for tests in Node. Import this file before the worker.

export const origin = "https://school.example";

export const addressOf = (resource: RequestInfo | URL): string =>
  new URL(typeof resource === "object" && "url" in resource ? resource.url : resource, origin).href;

/** In a worker an address may be relative. */
class RelativeRequest extends Request {
  constructor(resource: RequestInfo | URL, init?: RequestInit) {
    super(typeof resource === "string" ? addressOf(resource) : resource, init);
  }
}

class MemoryCache {
  readonly #entries = new Map<string, Response>();

  constructor(
    readonly device: { readonly isFull: boolean },
    readonly name: string,
  ) {}

  async match(key: RequestInfo): Promise<Response | undefined> {
    return this.#entries.get(addressOf(key))?.clone();
  }

  async put(key: RequestInfo, response: Response): Promise<void> {
    // What Workbox stores itself it also gives up itself.
    if (this.device.isFull && this.name !== "files-1") throw new DOMException("Quota exceeded.", "QuotaExceededError");
    this.#entries.set(addressOf(key), response);
  }

  async delete(key: RequestInfo): Promise<boolean> {
    return this.#entries.delete(addressOf(key));
  }

  async keys(): Promise<Request[]> {
    return [...this.#entries.keys()].map((url) => new Request(url));
  }
}

export class MemoryCaches {
  /** As in a browser whose storage is damaged. */
  isDenied = false;
  isFull = false;
  readonly #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    if (this.isDenied) throw new DOMException("Unexpected internal error.", "UnknownError");
    const cache = this.#caches.get(name) ?? new MemoryCache(this, name);
    this.#caches.set(name, cache);
    return cache;
  }

  clear(): void {
    this.#caches.clear();
  }

  async match(key: RequestInfo, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return (await this.open(cacheName)).match(key);
  }
}

/** A request or message to the worker. The worker may continue to work after its response. */
export class WorkerEvent extends Event {
  readonly work: Promise<unknown>[] = [];
  answer: Promise<Response> | undefined;

  constructor(type: "fetch" | "message", data: { request: Request } | { source: OpenTab }) {
    super(type);
    Object.assign(this, data);
  }

  waitUntil(work: Promise<unknown>): void {
    this.work.push(work);
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
}

export class OpenTab {
  constructor(readonly url: string) {}
}

export const worker = new EventTarget();

/** Replaces global values of Node, of which some have only a getter. */
export function setGlobals(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

setGlobals({
  self: globalThis,
  location: new URL(origin),
  addEventListener: worker.addEventListener.bind(worker),
  skipWaiting: () => {},
  ExtendableEvent: WorkerEvent,
  FetchEvent: WorkerEvent,
  Request: RelativeRequest,
  WindowClient: OpenTab,
  __WB_DISABLE_DEV_LOGS: true,
});
