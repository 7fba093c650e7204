import { vi } from "vitest";
import { addressOf, MemoryCaches, OpenTab, origin, setGlobals, WorkerEvent, worker } from "./worker-globals.ts";

/** The picture of a student, with its own page, on the gallery. */
export const picture = "/media/0198c2f4-a1b2-7000-8000-000000000001/400.avif";
export const picturePage = "/gallery/a-student-0198c2f4a1";

/** A document of the school. */
export const circular = "/documents/0198c2f4-a1b2-7000-8000-000000000002/circular.pdf";

type Kind = "pages" | "files" | "pictures" | "documents";

interface Browser {
  readonly readsCookies?: boolean;
  readonly connection?: { readonly saveData: boolean };
}

/** A visitor's browser with its caches, and a connection to a site that answers as the server does. */
export class Visitor {
  /** Path and query of every request that the server answered, in order, its purpose, and the status of each answer. */
  readonly asked: string[] = [];
  readonly purposes: (string | null)[] = [];
  readonly statuses: number[] = [];
  readonly cookies: Record<string, string> = {};
  /** A number is the status of a proxy's error page; a function answers in the place of the server. */
  connection: "open" | "cut" | "slow" | number | ((url: URL) => Response) = "open";
  /** Of pages that the server sends, instead of their paths. */
  title: string | undefined;
  documentBytes = 1000;
  /** Whether the picture and its page, and the document, were removed from the site. */
  withdrawn = false;
  readonly #caches = new MemoryCaches();

  constructor({ readsCookies = true, connection }: Browser = {}) {
    const get = async (name: string) => ({ value: this.cookies[name] });
    setGlobals({
      caches: this.#caches,
      cookieStore: readsCookies ? { get } : undefined,
      navigator: { connection },
      fetch: (resource: RequestInfo | URL, init?: RequestInit) => this.#send(resource, init),
    });
  }

  denyCaches(): void {
    this.#caches.isDenied = true;
  }

  fillCaches(): void {
    this.#caches.isFull = true;
  }

  /** As the browser does when it needs the room, or its user. */
  clearCaches(): void {
    this.#caches.clear();
  }

  /** Opens a page and resolves with its response. Rejects if there is nothing to show. */
  open = (path: string): Promise<Response> => request(path, { mode: "navigate" }).answer;

  /** Opens a page, and waits until the worker has done its background caching for it. */
  async read(path: string): Promise<string> {
    const { answer, event } = request(path, { mode: "navigate" });
    const html = await (await answer).text();
    await finished(event);
    await this.idle(path);
    return html;
  }

  /** Waits until the worker has done its background caching for an open page. */
  async idle(path: string): Promise<void> {
    const message = new WorkerEvent("message", { source: new OpenTab(addressOf(path)) });
    worker.dispatchEvent(message);
    await finished(message);
  }

  show = (path: string): Promise<Response> => this.load(path, "image");

  /** Loads a file of an open page, and waits until the worker has stored it. */
  async load(path: string, destination: "image" | "style"): Promise<Response> {
    const { answer, event } = request(path, { destination });
    const response = await answer;
    await finished(event);
    return response;
  }

  async cached(kind: Kind): Promise<string[]> {
    const keys = await (await this.#caches.open(`${kind}-1`)).keys();
    return keys.map(({ url }) => url.replace(origin, ""));
  }

  async #send(resource: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    if (this.connection === "cut") throw new TypeError("Failed to fetch");
    if (this.connection === "slow") return new Promise(() => {});
    if (typeof this.connection === "number") return new Response("Bad Gateway", { status: this.connection });
    const url = new URL(addressOf(resource));
    if (typeof this.connection === "function") return this.connection(url);
    const headers = new Headers(init.headers);
    const answer = this.#answer(url, headers, init.credentials === "omit" ? {} : this.cookies);
    this.asked.push(url.pathname + url.search);
    this.purposes.push(headers.get("purpose"));
    this.statuses.push(answer.status);
    return answer;
  }

  #answer(url: URL, headers: Headers, cookies: Readonly<Record<string, string>>): Response {
    const isPicture = url.pathname === picture;
    if (url.pathname === "/nowhere" || (this.withdrawn && [picture, picturePage, circular].includes(url.pathname))) {
      return new Response("", { status: 404, headers: { "content-language": "en, sw" } });
    }
    if (isPicture) {
      const dated = { "cache-control": "private", date: new Date().toUTCString() };
      return new Response("", { headers: { ...dated, "content-type": "image/avif" } });
    }
    if (url.pathname.startsWith("/assets/")) return new Response("", { headers: { "content-type": "text/css" } });
    if (url.pathname === circular) {
      const type = { "content-type": "application/pdf" };
      return new Response("%PDF-", { headers: { ...type, "content-length": String(this.documentBytes) } });
    }
    if (headers.get("if-none-match") === '"1"') return new Response(null, { status: 304 });
    const language = url.searchParams.get("lang") ?? cookies.language ?? "en";
    const saver = url.searchParams.get("saver") ?? cookies.saver ?? headers.get("save-data") ?? "off";
    const shown = /^\/gallery/.test(url.pathname) ? `<a href="${picturePage}"><img src="${picture}"></a>` : "";
    const html = `<title>${this.title ?? url.pathname} | Visiga</title><link href="/assets/style.css"><p data-kept-notice="true" hidden=""></p>${shown}<ul data-kept-pages="en"></ul><ul data-kept-pages="sw"></ul></html>`;
    return new Response(html, {
      headers: { "content-type": "text/html", "content-language": language, "save-data": saver, etag: '"1"' },
    });
  }
}

function request(path: string, properties: { mode: "navigate" } | { destination: "image" | "style" }) {
  const sent = new Request(addressOf(path));
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(sent, name, { value });
  const event = new WorkerEvent("fetch", { request: sent });
  worker.dispatchEvent(event);
  return { event, answer: event.answer ?? fetch(sent) };
}

/** Waits for the work after a response, part of which Workbox starts with `setTimeout(0)`. */
async function finished({ work }: WorkerEvent): Promise<void> {
  let done = false;
  const all = Promise.allSettled(work).then(() => (done = true));
  while (!done) await vi.advanceTimersByTimeAsync(0);
  await all;
}
