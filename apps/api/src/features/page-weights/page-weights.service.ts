import { setImmediate } from "node:timers/promises";
import type { PageWeight, PageWeightQuery } from "@visiga/contracts/page-weights";
import { type PublicPath, publicPaths } from "@visiga/contracts/public-paths";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { type Actor, requireUser } from "#platform/actor.ts";
import { ContentCache } from "#platform/cache/content-cache.ts";
import type { KnownContent } from "#platform/database/content-version.ts";
import { nearPictures } from "./near-pictures.ts";
import { pageResources, styleResources } from "./page-resources.ts";

/**
 * A response of this server: `bytes` as transferred, with headers; `text` decompressed, empty unless requested; `rules`
 * the address of the speculation rules in a header.
 */
export interface InjectedResponse {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
  readonly rules?: string | undefined;
}

/** Requests a path of this server as a phone set to English does, for its text or only its size. */
export type Inject = (path: string, what: "text" | "size") => Promise<InjectedResponse>;

interface FileWeight {
  readonly bytes: number;
  readonly resources: readonly string[];
}

/** Measures what a phone downloads for each page, for any active user. */
export class PageWeightsService {
  /** By address, without expiry, because the file at an address never changes. */
  readonly #files = new LRUCache<string, FileWeight>({ max: 2000 });
  #ask: Inject | undefined;
  /** Null for a page that fails to render. */
  readonly #pages: ContentCache<{ readonly bytes: number | null }>;
  /** Measures one page at a time, so that visitors are not delayed. */
  readonly #turns = pLimit(1);

  constructor(contentVersion: KnownContent) {
    this.#pages = new ContentCache(contentVersion, { max: publicPaths.length });
  }

  /** Sets the server to measure. Before that, there are no pages. */
  attach(ask: Inject): void {
    this.#ask = ask;
  }

  /**
   * Weights in the order of `publicPaths`. Each is measured once per content version, on its first request.
   * @throws AppError `unauthenticated`
   */
  async list(actor: Actor, { path }: PageWeightQuery = {}): Promise<{ pages: PageWeight[] }> {
    requireUser(actor);
    const asked = path === undefined ? publicPaths : [path];
    const weigh = async (each: PublicPath) => ({ path: each, ...(await this.#weigh(each)) });
    const weights = await Promise.all(asked.map(weigh));
    return { pages: weights.flatMap(({ path, bytes }) => (bytes === null ? [] : [{ path, bytes }])) };
  }

  #weigh(path: PublicPath): Promise<{ readonly bytes: number | null }> {
    return this.#pages.find(path, () =>
      this.#turns(async () => {
        await setImmediate();
        return { bytes: this.#ask ? await this.#pageBytes(this.#ask, path) : null };
      }),
    );
  }

  async #pageBytes(ask: Inject, path: PublicPath): Promise<number | null> {
    const page = await ask(path, "text");
    if (page.status !== 200) return null;
    let bytes = page.bytes;
    // Grows with the addresses found in style sheets.
    const addresses = new Set(await pageResources(page.text, nearPictures(path)));
    if (page.rules) addresses.add(page.rules);
    for (const address of addresses) {
      const file = await this.#file(ask, address);
      bytes += file.bytes;
      for (const each of file.resources) addresses.add(each);
    }
    return bytes;
  }

  async #file(ask: Inject, address: string): Promise<FileWeight> {
    const known = this.#files.get(address);
    if (known) return known;
    const isStyle = address.endsWith(".css");
    const { status, bytes, text } = await ask(address, isStyle ? "text" : "size");
    if (status !== 200) return { bytes, resources: [] };
    const file = { bytes, resources: isStyle ? styleResources(text) : [] };
    this.#files.set(address, file);
    return file;
  }
}
