import { setImmediate } from "node:timers/promises";
import type { PageWeight } from "@visiga/contracts/page-weights";
import { type PublicPath, publicPaths } from "@visiga/contracts/public-paths";
import { LRUCache } from "lru-cache";
import { type Actor, requireUser } from "../../platform/actor.ts";
import type { ContentVersion } from "../../platform/database/content-version.ts";
import { pageResources } from "./page-resources.ts";

/** An answer of the server to itself: `bytes` as they travel, `text` read back, of a page only. */
export interface OwnAnswer {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
}

/** Asks the server as a phone does that reads English; without `page` only for how much it is. */
export type AskServer = (path: string, what: "page" | "file") => Promise<OwnAnswer>;

interface Measured {
  readonly version: number;
  readonly pages: Promise<PageWeight[]>;
}

/** What a phone receives to show each page. */
export class PageWeightsService {
  readonly #contentVersion: Pick<ContentVersion, "current">;
  /** Bytes by address: an address belongs to one file. */
  readonly #files = new LRUCache<string, number>({ max: 2000 });
  #ask: AskServer | undefined;
  #measured: Measured | undefined;

  constructor(contentVersion: Pick<ContentVersion, "current">) {
    this.#contentVersion = contentVersion;
  }

  /** Whom to ask; before there is a server, there are no pages. */
  attach(ask: AskServer): void {
    this.#ask = ask;
  }

  /** Measured once for each version of the content, in the order of `publicPaths`. */
  async list(actor: Actor): Promise<{ pages: PageWeight[] }> {
    requireUser(actor);
    const version = this.#contentVersion.current;
    if (this.#measured?.version !== version) this.#measured = { version, pages: this.#measure(this.#measured?.pages) };
    const measured = this.#measured;
    try {
      return { pages: await measured.pages };
    } catch (error) {
      if (this.#measured === measured) this.#measured = undefined;
      throw error;
    }
  }

  /** One page after another, and after what is under way already, so that visitors do not wait for it. */
  async #measure(before: Promise<unknown> | undefined): Promise<PageWeight[]> {
    await before?.catch(() => {});
    const ask = this.#ask;
    if (!ask) return [];
    const pages: PageWeight[] = [];
    for (const path of publicPaths) {
      const bytes = await this.#pageBytes(ask, path);
      if (bytes !== null) pages.push({ path, bytes });
      await setImmediate();
    }
    return pages;
  }

  /** Null for a page that cannot be shown. */
  async #pageBytes(ask: AskServer, path: PublicPath): Promise<number | null> {
    const page = await ask(path, "page");
    if (page.status !== 200) return null;
    let bytes = page.bytes;
    for (const address of pageResources(page.text)) bytes += await this.#fileBytes(ask, address);
    return bytes;
  }

  async #fileBytes(ask: AskServer, address: string): Promise<number> {
    const kept = this.#files.get(address);
    if (kept !== undefined) return kept;
    const { status, bytes } = await ask(address, "file");
    if (status !== 200) return 0;
    this.#files.set(address, bytes);
    return bytes;
  }
}
