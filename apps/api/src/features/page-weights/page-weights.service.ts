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
 * An answer of the own server: `bytes` as transferred, with headers; `text` decompressed, empty unless asked for;
 * `rules` the address of the speculation rules that a header names.
 */
export interface OwnAnswer {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
  readonly rules?: string | undefined;
}

/** Requests a path of the own server as an English phone does, for its text or for its size only. */
export type AskServer = (path: string, what: "text" | "size") => Promise<OwnAnswer>;

/** A file, with the addresses of what it makes a browser fetch. */
interface FileWeight {
  readonly bytes: number;
  readonly resources: readonly string[];
}

/** Measures what a phone receives for each page, for any active user. */
export class PageWeightsService {
  /** By address, cached for good: an address belongs to one file. */
  readonly #files = new LRUCache<string, FileWeight>({ max: 2000 });
  #ask: AskServer | undefined;
  /** Null for a page that cannot be drawn. */
  readonly #pages: ContentCache<{ readonly bytes: number | null }>;
  /** One page after another, so that visitors do not wait for it. */
  readonly #turns = pLimit(1);

  constructor(contentVersion: KnownContent) {
    this.#pages = new ContentCache(contentVersion, { max: publicPaths.length });
  }

  /** Sets the server to measure; until then there are no pages. */
  attach(ask: AskServer): void {
    this.#ask = ask;
  }

  /**
   * Weights in the order of `publicPaths`, each measured once for each content version, on its first request.
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

  async #pageBytes(ask: AskServer, path: PublicPath): Promise<number | null> {
    const page = await ask(path, "text");
    if (page.status !== 200) return null;
    let bytes = page.bytes;
    // Grows by what style sheets name.
    const addresses = new Set(await pageResources(page.text, nearPictures(path)));
    if (page.rules) addresses.add(page.rules);
    for (const address of addresses) {
      const file = await this.#file(ask, address);
      bytes += file.bytes;
      for (const each of file.resources) addresses.add(each);
    }
    return bytes;
  }

  async #file(ask: AskServer, address: string): Promise<FileWeight> {
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
